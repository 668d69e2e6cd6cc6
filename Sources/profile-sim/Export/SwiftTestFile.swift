/// A file with the tests of one script or several, which needs the feature and nothing else.
enum SwiftTestFile {
  static func text(of tests: [SwiftTest]) -> String {
    let sources = tests.map { PlainText.visible($0.source) }.joined(separator: ", ")
    var text = """
      // Made from \(sources) by "\(ToolHelp.tool) export --swift".
      // Change the script, and export it again.
      import ProfileFeature
      import Testing

      """
    for test in tests { text += "\n" + suite(test) }
    let tags = Set(tests.flatMap(\.tags)).sorted()
    if !tags.isEmpty {
      let members = tags.map { "  @Tag fileprivate static var \($0): Self\n" }.joined()
      text += "\nextension Tag {\n\(members)}\n"
    }
    return text
  }

  private static func suite(_ test: SwiftTest) -> String {
    let remark = test.remark.map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined()
    let effect = test.throwsErrors ? " throws" : ""
    let body = test.body.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    return """
      \(remark)@Suite struct \(test.suite) {
        \(test.declaration)()\(effect) {
      \(body)  }
      }

      """
  }
}
