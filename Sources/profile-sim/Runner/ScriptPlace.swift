/// Where in a script something stands.
struct ScriptPlace: Hashable, Sendable {
  /// The script that is included there; nil for the script that is run.
  var included: IncludedScript?
  /// Counted from 1; 0 stands for the start.
  var line: Int
  var column = 1

  /// The place as messages begin with it.
  ///
  /// - Parameter script: How messages call the script that is run.
  func described(in script: String) -> String {
    "\(included?.path ?? script):\(line):\(column)"
  }
}
