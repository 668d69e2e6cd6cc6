/// A script of a report, as its page shows it.
struct TraceScript {
  let file: String
  var name: String?
  var result: ScriptResult?
  /// Why it could not be run.
  var faults: [String] = []
  /// The steps as HTML, and what the page's script must know of each, as JSON.
  var rows: [String] = []
  var data: [String] = []
  /// The numbers and texts of the steps that failed.
  var failures: [(step: Int, text: String, actual: String)] = []

  init(file: String) {
    self.file = file
  }

  /// In one word, how it ended.
  var outcome: String {
    guard faults.isEmpty else { return "not run" }
    return result?.outcome.rawValue ?? "not run"
  }
}
