/// What is sent to take a terminal over, and to give it back.
enum TerminalSequences {
  /// The alternate screen, no cursor, no wrapping, reports of the mouse (in decimal numbers), pastes in brackets.
  static let takeOver =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h"

  /// The same backwards. It does no harm where nothing was taken over.
  static let giveBack =
    "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
