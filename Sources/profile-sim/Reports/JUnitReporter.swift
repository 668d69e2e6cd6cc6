/// Writes a run as JUnit XML: a suite for each script, with one case whose output is the script's transcript.
///
/// It follows the schema that Jenkins reads. A suite is written when its script has ended, and of a long transcript only the beginning
/// is kept, so that what is held stays small.
final class JUnitReporter: Reporter {
  private let output: BufferedOutput
  private var suite: Suite?

  /// A script, as far as it has come.
  private struct Suite {
    let file: String
    var name: String?
    var time = VirtualDuration.zero
    var isSkipped = false
    var failures = ""
    var failureCount = 0
    var errors = ""
    var errorCount = 0
  }

  private let transcript = TranscriptBeginning()

  init(_ output: BufferedOutput) {
    self.output = output
  }

  func runBegan(scriptCount: Int) throws(OutputFailure) {
    try output.write(
      #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + #"<testsuites name="profile-sim">"# + "\n"
    )
  }

  func scriptSkipped(_ file: String) throws(OutputFailure) {
    try open(file)
    suite?.isSkipped = true
    try close()
  }

  func report(_ event: RunEvent) throws(OutputFailure) {
    switch event {
    case .scriptBegan(let heading):
      try open(heading.file)
      suite?.name = heading.setUp.name
    case .step, .block, .logged:
      break
    case .judged(let verdict):
      guard !verdict.isHeld, let file = suite?.file else { break }
      suite?.failureCount += 1
      suite?.failures += Self.element(
        "failure", type: "expectation", message: ScriptPrinter.print(verdict.command),
        """
        \(verdict.place.described(in: file))
        expected: \(verdict.expected)
        actual:   \(verdict.actual)
        """)
    case .scriptEnded(let result):
      suite?.time = result.time
      if result.outcome == .interrupted { addError("interrupted", "interrupted") }
    }
    try transcript.report(event)
    if case .scriptEnded = event { try close() }
  }

  func report(_ fault: ScriptFault) throws(OutputFailure) {
    try open(fault.script)
    switch fault {
    case .placed(let diagnostic):
      addError("fault", diagnostic.message, diagnostic.description)
    case .whole(_, let message):
      addError("fault", message)
    }
  }

  func runEnded(_ summary: RunSummary) throws(OutputFailure) {
    try close()
    try output.write("</testsuites>\n")
  }

  /// Opens the suite of a script, unless it is open.
  private func open(_ file: String) throws(OutputFailure) {
    guard suite?.file != file else { return }
    try close()
    suite = Suite(file: file)
  }

  private func addError(_ type: String, _ message: String, _ text: String = "") {
    suite?.errorCount += 1
    suite?.errors += Self.element("error", type: type, message: message, text)
  }

  private func close() throws(OutputFailure) {
    guard let suite else { return }
    self.suite = nil
    let file = XMLText.attribute(suite.file)
    let time = suite.time.seconds
    let text = try transcript.take()
    var body = suite.isSkipped ? "      <skipped/>\n" : ""
    body += suite.failures + suite.errors
    if !text.isEmpty { body += "      <system-out>\(XMLText.escaped(text))</system-out>\n" }
    try output.write(
      """
        <testsuite name="\(file)" tests="1" failures="\(suite.failureCount > 0 ? 1 : 0)" \
      errors="\(suite.errorCount > 0 ? 1 : 0)" skipped="\(suite.isSkipped ? 1 : 0)" time="\(time)">
          <testcase name="\(suite.name.map(XMLText.attribute) ?? file)" classname="\(file)" time="\(time)">
      \(body)    </testcase>
        </testsuite>

      """)
  }

  private static func element(
    _ name: String, type: String, message: String, _ text: String
  ) -> String {
    "      <\(name) type=\"\(type)\" message=\"\(XMLText.attribute(message))\">\(XMLText.escaped(text))</\(name)>\n"
  }
}
