/// What a run tells its reporter, in the order in which it happens.
enum RunEvent {
  case scriptBegan(ScriptHeading)
  /// Something is being done, or time is about to pass.
  case step(time: VirtualDuration, place: ScriptPlace, command: Command)
  /// A block is performed once more, or is not.
  case block(time: VirtualDuration, place: ScriptPlace, BlockHeader, BlockOutcome)
  case logged(LogEntry, ScriptPlace)
  /// Boxed, so that the other cases, which are far more frequent, are half as large.
  indirect case judged(Verdict)
  case scriptEnded(ScriptResult)
}
