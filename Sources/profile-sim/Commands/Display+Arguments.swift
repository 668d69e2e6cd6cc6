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
    try UsageError.check(device, among: words.devices, ("device", "devices"), of: command)
    try UsageError.check(textSize, among: words.textSizes, ("text size", "text sizes"), of: command)
    try UsageError.check(layout, among: words.layouts, ("layout", "layouts"), of: command)
  }
}
