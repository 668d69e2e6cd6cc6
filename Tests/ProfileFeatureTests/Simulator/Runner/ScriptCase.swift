import Testing

/// A script of which the last line is a question, and what was the case if it does not hold.
struct ScriptCase: CustomTestStringConvertible {
  let script: String
  let actual: String?
  var testDescription: String { script.replacing("\n", with: "; ") }

  init(_ script: String, fails actual: String? = nil) {
    self.script = script
    self.actual = actual
  }
}
