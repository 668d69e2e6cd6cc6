/// A key that stands for no character.
enum TerminalKey: Hashable, Sendable {
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Control-C, Control-Z, Control-L and Control-U.
  case interrupt, suspend, redraw, deleteLine
}
