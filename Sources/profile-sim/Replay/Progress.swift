/// How far a run of scripts is, on the last line of a terminal; nothing elsewhere.
final class Progress {
  /// So many events pass before the line is written again.
  private static let stride = 16_384

  private let line: ProgressLine
  private let scriptCount: Int
  private var script = ""
  private var events = 0

  /// - Parameter output: Where the report goes: on a terminal it is itself what there is to see.
  init(on errors: BufferedOutput, besides output: BufferedOutput, scriptCount: Int) {
    line = ProgressLine(errors, isEnabled: !output.isTerminal)
    self.scriptCount = scriptCount
  }

  func scriptBegins(_ number: Int, name: String) throws(OutputFailure) {
    events = 0
    script = "\(number) of \(scriptCount): \(PlainText.visible(name))"
    if scriptCount > 1 { try line.show(every: 1, at: number, script) }
  }

  func eventCame() throws(OutputFailure) {
    events += 1
    try line.show(every: Self.stride, at: events, "\(script), \(events) events")
  }

  /// Makes room for what is to be read afterwards.
  func clear() throws(OutputFailure) { try line.end() }
}
