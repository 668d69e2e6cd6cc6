/// One thing that a person did at a terminal.
enum TerminalInput: Hashable, Sendable {
  enum Mouse: Hashable, Sendable {
    case press, wheelUp, wheelDown
  }

  case text(Unicode.Scalar)
  case key(TerminalKey)
  /// Columns and rows count from 0.
  case mouse(Mouse, column: Int, row: Int)
  /// Text that was pasted as a whole; its lines end in LF.
  case paste(String)
}
