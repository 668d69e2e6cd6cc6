/// `export --swift`: scripts as tests in Swift, which need the feature and nothing of this tool.
struct ExportCommand<Subject: Simulation> {
  let simulation: Subject
  let check: CheckCommand<Subject>
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  /// - Parameter write: Is given the file with all tests, if every script can be one.
  func run(_ inputs: [ScriptInput], write: (String) throws -> Void) throws -> ExitCode {
    var code = ExitCode.success
    var tests: [SwiftTest] = []
    var suites: Set<String> = []
    for input in inputs {
      guard !isInterrupted() else { return .interrupted }
      let outline = try check.check(input) { _ in }
      code = max(code, outline.exitCode)
      guard outline.exitCode == .success, case .script(let file) = input else { continue }
      let suite = Self.name(of: file, besides: suites)
      suites.insert(suite)
      do {
        let export = ScriptExport(
          forms: simulation.vocabulary.changes, file: file, outline: outline)
        tests.append(try export.test(suite: suite))
      } catch let fault as ExportFault {
        let place = fault.place.described(in: file.displayName)
        try errors.write("\(place): error: \(fault.message)\n")
        code = max(code, .faultyScript)
      } catch let failure as InputFailure {
        let message = "cannot be read: \(failure.reason)"
        try errors.write(
          ScriptFault.whole(file: file.displayName, message: message).description)
        code = max(code, .unreadableInput)
      }
    }
    if code == .success { try write(SwiftTestFile.text(of: tests)) }
    return code
  }

  /// Scripts of several folders may have one name.
  private static func name(of file: ScriptFile, besides taken: Set<String>) -> String {
    let name = SwiftName.suite(of: file.displayName)
    var (candidate, number) = (name, 1)
    while taken.contains(candidate) {
      number += 1
      candidate = name + String(number)
    }
    return candidate
  }
}
