/// The words of the language.
enum Language {
  static let setUp = ["name", "tags", "profile", "seed", "start"]
  static let circumstances = [
    "device", "rotate", "text-size", "layout", "appearance", "language", "reduce-motion",
    "latency", "fail", "hold", "release", "offline", "online", "exhaustive",
  ]
  static let actions = [
    "tap", "double-tap", "long-press", "type", "press", "clear", "scroll", "pull", "drag", "back",
    "swipe", "dismiss", "open", "relaunch", "background", "foreground", "reader",
  ]
  static let blocks = ["repeat", "if", "each"]
  static let commands =
    setUp + circumstances + actions + ["wait", "expect", "let", "include"] + blocks
  static let conditions =
    [
      "route", "no", "ignored", "output", "screen", "stack", "tab", "modal", "text", "label",
      "count", "refreshing", "idle", "alive", "focus", "announced",
    ] + ElementQuality.allCases.map(\.rawValue)

  /// The most taps of one `tap ID xN`, the most turns of a `repeat`, and the largest number of
  /// `expect count`.
  static let largestCount = 1_000_000

  /// How many blocks can stand in one another.
  static let deepestNesting = 64

  /// How many scripts can include one another.
  static let deepestInclusion = 32
}
