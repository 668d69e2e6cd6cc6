/// How far long work has come, on one line of a terminal that goes away at the end; elsewhere there is none.
final class ProgressLine {
  private let output: BufferedOutput
  private let isEnabled: Bool
  private var isShown = false

  init(_ output: BufferedOutput, isEnabled: Bool = true) {
    self.output = output
    self.isEnabled = isEnabled && output.isTerminal
  }

  /// - Parameter every: Only each so-manieth number is worth a new line.
  func show(
    every interval: Int, at number: Int, _ text: @autoclosure () -> String
  ) throws(OutputFailure) {
    guard isEnabled, number.isMultiple(of: interval) else { return }
    isShown = true
    let room = (output.width ?? 80) - 1
    try output.write("\r\u{1B}[K" + text().prefix(room))
    try output.flush()
  }

  /// Makes room for what is to be read afterwards.
  func end() throws(OutputFailure) {
    guard isShown else { return }
    isShown = false
    try output.write("\r\u{1B}[K")
    try output.flush()
  }
}
