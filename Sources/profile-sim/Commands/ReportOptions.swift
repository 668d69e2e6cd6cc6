/// What `report` is told on the command line.
struct ReportOptions: Equatable {
  /// More steps than this make a page that no browser likes.
  static let usualSteps = 100_000

  var paths: [String]
  /// The file for the page; nil for standard output.
  var output: String?
  var isEmptyAllowed = false
  var selection = Selection()
  var limits = RunLimits(steps: usualSteps)
}
