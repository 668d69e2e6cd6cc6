/// Which scripts leave a page beside them that shows their run; the raw value is the word of the command line.
enum TracePolicy: String, CaseIterable, Sendable {
  case off
  /// All do.
  case on
  /// Those that do not pass do. The page of an earlier run goes when its script passes.
  case onFailure = "on-failure"
}
