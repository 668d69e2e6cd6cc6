/// What a terminal says about its mouse.
enum MouseReport {
  /// - Parameter button: The number that a report begins with: a button, or a wheel, and the keys held with it.
  /// - Parameter column: Counted from 1, as in the report.
  static func input(_ button: Int, column: Int, row: Int) -> TerminalInput? {
    guard column > 0, row > 0 else { return nil }
    let shiftAltControl = 4 | 8 | 16
    let mouse: TerminalInput.Mouse? =
      switch button & ~shiftAltControl {
      case 0: .press
      case 64: .wheelUp
      case 65: .wheelDown
      default: nil
      }
    return mouse.map { .mouse($0, column: column - 1, row: row - 1) }
  }
}
