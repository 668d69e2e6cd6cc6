/// How far a run of scripts is, on the last line of a terminal; nothing elsewhere.
final class Progress {
  /// So many events pass before the line is written again.
  private static let stride = 16_384

  private let errors: BufferedOutput
  private let isShown: Bool
  private let scriptCount: Int
  private var script = ""
  private var events = 0
  private var isOnScreen = false

  /// - Parameter output: Where the report goes: on a terminal it is itself what there is to see.
  init(on errors: BufferedOutput, besides output: BufferedOutput, scriptCount: Int) {
    self.errors = errors
    self.scriptCount = scriptCount
    isShown = errors.isTerminal && !output.isTerminal
  }

  func scriptBegins(_ number: Int, name: String) throws(OutputFailure) {
    guard isShown else { return }
    events = 0
    script = "\(number) of \(scriptCount): \(PlainText.visible(name))"
    if scriptCount > 1 { try show(script) }
  }

  func eventCame() throws(OutputFailure) {
    guard isShown else { return }
    events += 1
    if events.isMultiple(of: Self.stride) { try show("\(script), \(events) events") }
  }

  /// Makes room for what is to be read afterwards.
  func clear() throws(OutputFailure) {
    guard isOnScreen else { return }
    isOnScreen = false
    try errors.write("\r\u{1B}[K")
  }

  private func show(_ text: String) throws(OutputFailure) {
    isOnScreen = true
    let room = (errors.width ?? 80) - 1
    try errors.write("\r\u{1B}[K" + text.prefix(room))
    try errors.flush()
  }
}
