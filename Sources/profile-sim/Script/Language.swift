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

  /// What a line is, told by its first word.
  enum Kind {
    case setUp, circumstance, action, exhaustive, wait, expectation, binding, inclusion, block
  }

  /// Every line of a script is looked up here, so it must not cost more the more commands there are.
  static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for word in setUp { kinds[word] = .setUp }
    for word in circumstances { kinds[word] = .circumstance }
    for word in actions { kinds[word] = .action }
    for word in blocks { kinds[word] = .block }
    kinds["exhaustive"] = .exhaustive
    kinds["wait"] = .wait
    kinds["expect"] = .expectation
    kinds["let"] = .binding
    kinds["include"] = .inclusion
    return kinds
  }()

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
