/// What a run tells its reporter, in the order in which it happens.
enum RunEvent {
  case scriptBegan(ScriptHeading)
  /// Something is being done, or time is about to pass.
  case step(time: VirtualDuration, line: Int, command: Command)
  case logged(LogEntry, line: Int)
  case judged(Verdict)
  case scriptEnded(ScriptResult)
}
