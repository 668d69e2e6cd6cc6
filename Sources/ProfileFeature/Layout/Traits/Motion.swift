/// How a front end moves from one screen, or from one place on it, to another.
public enum Motion: Hashable, Sendable {
  /// It is there at once.
  case none
  /// A screen comes in from the trailing side, or goes there.
  case slide
  /// A screen comes up over what is there, or goes down.
  case cover
  /// One screen fades into the other, without moving.
  case crossFade
  /// The content moves until the place is reached.
  case scroll
}

extension RouteChange {
  /// How the change moves. Where less motion is wanted, screens fade in the same time, and scrolling is not animated.
  public func motion(for traits: Traits) -> Motion {
    switch self {
    case .push, .pop, .popToRoot: traits.reducesMotion ? .crossFade : .slide
    case .present, .dismiss: traits.reducesMotion ? .crossFade : .cover
    case .scroll(_, _, let animated): animated && !traits.reducesMotion ? .scroll : .none
    case .scrollToTop: traits.reducesMotion ? .none : .scroll
    case .selectTab, .openLink, .set, .rename, .reset: .none
    }
  }
}
