/// Counts the view models that are alive, by the word of scripts for their screen.
///
/// Each run has its own, handed to the view models when they are made.
public final class Census {
  /// Held by a view model for as long as it lives.
  public final class Presence {
    private let census: Census
    private let screen: String

    fileprivate init(_ screen: String, in census: Census) {
      self.census = census
      self.screen = screen
      census.change(screen, by: 1)
    }

    deinit {
      census.change(screen, by: -1)
    }
  }

  /// The screens of which at least one view model is alive, with how many.
  public private(set) var counts: [String: Int] = [:]

  public init() {}

  /// How many view models of this screen are alive.
  public func count(_ screen: String) -> Int {
    counts[screen, default: 0]
  }

  /// Counts one more view model of this screen until the presence is released.
  public func enter(_ screen: String) -> Presence {
    Presence(screen, in: self)
  }

  private func change(_ screen: String, by difference: Int) {
    let count = count(screen) + difference
    counts[screen] = count == 0 ? nil : count
  }
}
