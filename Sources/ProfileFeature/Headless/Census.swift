/// Counts the view models that are alive, and the subscriptions that screens hold, by the word of
/// scripts for the screen.
///
/// Each run has its own, handed to the view models when they are made. What they subscribe to is
/// counted on the way in, so that no view model needs to count by itself.
public final class Census {
  /// Held by whatever is counted for as long as it lives.
  public final class Presence {
    private let leave: () -> Void

    fileprivate init(_ leave: @escaping () -> Void) {
      self.leave = leave
    }

    deinit {
      leave()
    }
  }

  /// The screens of which at least one view model is alive, with how many.
  public private(set) var counts: [String: Int] = [:]
  /// The screens that hold subscriptions to services or are subscribed to, with how many.
  public private(set) var subscriptions: [String: Int] = [:]
  /// A screen that was given something by a subscription that it had cancelled; there is none if all is well.
  public private(set) var lateDelivery: String?
  /// Grows with every change.
  public private(set) var revision = 0

  public init() {}

  /// How many view models of this screen are alive.
  public func count(_ screen: String) -> Int {
    counts[screen, default: 0]
  }

  /// Counts one more view model of this screen until the presence is released.
  public func enter(_ screen: String) -> Presence {
    change(&counts, screen, by: 1)
    return Presence { self.change(&self.counts, screen, by: -1) }
  }

  /// Counts one more subscription of this screen until the presence is released.
  func subscribe(_ screen: String) -> Presence {
    change(&subscriptions, screen, by: 1)
    return Presence { self.change(&self.subscriptions, screen, by: -1) }
  }

  /// Notes that something reached a screen after it had cancelled its subscription.
  func deliveredLate(to screen: String) {
    lateDelivery = screen
    revision += 1
  }

  private func change(_ counts: inout [String: Int], _ screen: String, by difference: Int) {
    let count = counts[screen, default: 0] + difference
    counts[screen] = count == 0 ? nil : count
    revision += 1
  }
}
