/// What `replay` is told on the command line.
struct ReplayOptions: Equatable {
  var paths: [String]
  var format = Invocation.Format.text
  /// The file for the report; nil for standard output.
  var output: String?
  var isEmptyAllowed = false
  var selection = Selection()
  var limits = RunLimits()
}
