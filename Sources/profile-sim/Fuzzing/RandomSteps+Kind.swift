extension RandomSteps {
  /// A kind of step, and how often it comes among the others.
  enum Kind {
    case tap, tapAgain, doubleTap, drag, tapElsewhere, wait, settle, goBack, swipe, leave, type
    case press, pull, scroll, reader, open, relaunch, goAway, service, display

    static let weights: [(kind: Kind, weight: Int)] = [
      (.tap, 36), (.tapAgain, 9), (.doubleTap, 3), (.drag, 5), (.tapElsewhere, 4), (.wait, 12),
      (.settle, 6), (.goBack, 6), (.swipe, 5), (.leave, 6), (.type, 5), (.press, 3), (.pull, 1),
      (.scroll, 3), (.reader, 5), (.open, 3), (.relaunch, 1), (.goAway, 1), (.service, 9),
      (.display, 3),
    ]

    static let weightOfAll = weights.map(\.weight).reduce(0, +)
  }
}
