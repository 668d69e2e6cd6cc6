extension Display {
  /// Reads the options that say on what an app is shown.
  init(_ arguments: Arguments) {
    self.init(
      device: arguments.value(of: "--device"), isLandscape: arguments.has("--landscape"),
      textSize: arguments.value(of: "--text-size"), layout: arguments.value(of: "--layout"),
      isDark: arguments.has("--dark"))
  }

  /// - Throws: for a word that the app does not know.
  func check(with words: DisplayWords, of command: CommandReference) throws(UsageError) {
    try Self.check(device, among: words.devices, ("device", "devices"), of: command)
    try Self.check(textSize, among: words.textSizes, ("text size", "text sizes"), of: command)
    try Self.check(layout, among: words.layouts, ("layout", "layouts"), of: command)
  }

  private static func check(
    _ word: String?, among words: [String], _ kind: (one: String, all: String),
    of command: CommandReference
  ) throws(UsageError) {
    guard let word, !words.contains(word) else { return }
    throw UsageError(
      "there is no \(kind.one) \(PlainText.quoted(word)); the \(kind.all) are "
        + words.joined(separator: ", "),
      suggestion: Suggestion.nearest(to: word, among: words), usage: command.usage)
  }
}
