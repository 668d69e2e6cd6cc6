/// What a program at a terminal has to react to.
enum TerminalEvent: Equatable {
  case bytes([UInt8])
  /// Nothing came for as long as was waited.
  case silence
  case resized
  /// Somebody else wants the process to stop for a while.
  case suspensionAsked
  /// The process was stopped, and goes on; what the terminal shows is not known.
  case resumed
  /// A signal asks for the end, or the terminal is gone.
  case ended
}
