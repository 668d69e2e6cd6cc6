import Testing

@testable import profile_sim

/// A command as it is written and as it is understood.
struct CommandCase: CustomTestStringConvertible {
  let text: String
  let command: Command
  var testDescription: String { text }

  init(_ text: String, _ command: Command) {
    self.text = text
    self.command = command
  }

  /// Reads it, prints it, and reads that again.
  func check() throws {
    let parsed = try ParsedScript(text + " # remark\n")
    #expect(parsed.faults == [])
    let script = Script(lines: [ScriptLine(command, comment: Comment(" remark"))])
    #expect(parsed.script == script)
    #expect(try ParsedScript(ScriptPrinter.print(script)).script == script)
  }
}
