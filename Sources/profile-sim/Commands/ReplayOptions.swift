/// What `replay` is told on the command line.
struct ReplayOptions: Equatable {
  var paths: [String]
  var format = Invocation.Format.text
  /// The file for the report; nil for standard output.
  var output: String?
  var isEmptyAllowed = false
  var selection = Selection()
  var limits = RunLimits()
  /// How often each script is run.
  var repetitions = 1
  /// What becomes of the transcripts beside scripts; nil if nobody looks at them.
  var transcripts: TranscriptPolicy?
  /// Which scripts leave a page beside them that shows their run.
  var trace = TracePolicy.off
  /// How many scripts are run at once.
  var jobs = 1
  /// Whether it stops after each step.
  var isStepped = false
  /// Whether it runs again when something changes.
  var isWatched = false
}
