/// The words of the language: those of this version, and those that are kept for later ones.
enum Language {
  static let setUp = ["name", "tags", "profile", "seed", "start"]
  static let commands =
    setUp + [
      "tap", "back", "swipe", "dismiss", "type", "clear", "open", "relaunch", "wait", "expect",
    ]
  static let conditions = [
    "route", "no", "ignored", "output", "screen", "stack", "tab", "modal", "text", "count", "idle",
  ]

  /// A script that uses these is right, only not for this version; it must hear just that.
  static let laterCommands: Set<String> = [
    "device", "rotate", "text-size", "layout", "appearance", "language", "reduce-motion",
    "latency", "fail", "hold", "release", "offline", "online", "exhaustive",
    "double-tap", "long-press", "press", "scroll", "pull", "drag", "background", "foreground",
    "reader",
    "let", "include", "repeat", "if", "each",
  ]
  static let laterConditions: Set<String> = [
    "label", "visible", "hidden", "enabled", "disabled", "selected", "large",
    "refreshing", "alive", "focus", "announced",
  ]

  /// The most taps of one `tap ID xN`, and the largest number of `expect count`.
  static let largestCount = 1_000_000
}
