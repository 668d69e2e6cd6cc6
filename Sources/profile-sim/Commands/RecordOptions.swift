/// What `record` is told on the command line.
struct RecordOptions: Equatable {
  /// The file for the script; nil if that is asked for at the end.
  var output: String?
  var sample: String?
  /// On what the app is shown at the start.
  var display = Display()
  var waitsByItself = false
}
