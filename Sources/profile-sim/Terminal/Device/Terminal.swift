/// A terminal that can be drawn on, a cell at a time, and that tells of each key.
protocol Terminal: AnyObject {
  var size: ScreenSize { get }

  /// Takes the terminal over: another screen, no echo, each key at once, the mouse.
  func takeOver() throws(OutputFailure)
  /// Leaves the terminal as it was before.
  func giveBack()
  /// Stops the process, as Control-Z does elsewhere, with the terminal given back; returns when it goes on.
  func suspend()

  func write(_ text: String) throws(OutputFailure)
  /// Waits until something happens, but no longer than `patience` milliseconds if that is given.
  func nextEvent(patience: Int?) -> TerminalEvent
}
