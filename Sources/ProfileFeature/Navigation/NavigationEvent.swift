/// One line of the coordinator's log.
public enum NavigationEvent: Hashable, Sendable {
  /// A screen sent an event.
  case output(ScreenOutput)
  /// Navigation changed.
  case change(RouteChange)
  /// What was asked for did not happen.
  case ignored(IgnoredReason)
}

extension NavigationEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .output(let output): output.description
    case .change(let change): change.description
    case .ignored(let reason): "ignored(\(reason.rawValue))"
    }
  }
}
