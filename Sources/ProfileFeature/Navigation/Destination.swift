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

  /// The title in the screen's navigation bar, if it has one.
  public var title: String? {
    switch self {
    case .route(let route): route.title
    case .modal(let modal): modal.title
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
