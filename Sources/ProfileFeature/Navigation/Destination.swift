/// A screen, whether it is pushed or presented.
public enum Destination: Hashable, Sendable {
  case route(Route)
  case modal(Modal)

  /// The word of scripts for the screen.
  public var name: String {
    switch self {
    case .route(let route): route.name
    case .modal(let modal): modal.name
    }
  }

  /// The title in English, which names the screen in route changes and scripts whatever language is shown.
  public var title: String? { title(in: .english) }

  /// The title in the screen's navigation bar, if it has one.
  public func title(in words: Words) -> String? {
    switch self {
    case .route(let route): route.title(in: words)
    case .modal(let modal): modal.title(in: words)
    }
  }

  /// Whether the screen hides its navigation bar.
  public var hidesBar: Bool {
    switch self {
    case .route(let route): route.hidesBar
    // What has no stack has no bar to go back by.
    case .modal(let modal): !modal.hasStack
    }
  }
}
