import Foundation
import Testing

@testable import profile_sim

@Suite struct ManualPageTests {
  @Test func `the page in the repository is what the tool prints`() throws {
    let run = ToolRun(["help", "--format", "man"])
    #expect(run.code == .success)
    let file = Examples.folder.deletingLastPathComponent()
      .appendingPathComponent("Documentation").appendingPathComponent(ManualPage.name)
    // profile-sim help --format man >Documentation/profile-sim.1
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == run.output)
  }

  @Test func `has every command, option and exit code`() {
    let page = ManualPage.text
    for command in CommandReference.all {
      #expect(page.contains(".SS \"\(command.name)"))
      for name in command.options.flatMap(\.names) {
        #expect(page.contains(name.replacing("-", with: #"\-"#)))
      }
    }
    for (code, _) in ToolHelp.exitCodes { #expect(page.contains(".B \"\(code)\"\n")) }
  }

  @Test func `keeps text from being taken for macros`() {
    var page = Roff()
    page.line(".hidden -x \\n")
    page.line("'quoted'")
    page.macro("B", [#"say "ah""#])
    page.text("one\n  two\n\nthree")
    #expect(
      page.text == #"""
        \&.hidden \-x \en
        \&'quoted'
        .B "say \(dqah\(dq"
        one
        .PP
        .nf
          two
        .PP
        .fi
        three

        """#)
  }

  @Test(arguments: [
    (
      ["help", "--format", "mna"],
      #"unknown format "mna"; the formats are text and man; did you mean "man"?"#
    ),
    (
      ["help", "replay", "--format", "man"],
      "the manual page explains all commands; no command stands beside --format man"
    ),
  ])
  func `wrong usage is told in one line`(_ arguments: [String], _ message: String) {
    let run = ToolRun(arguments)
    #expect(run.code == .wrongUsage)
    #expect(run.errors.hasPrefix("profile-sim: error: \(message)\n"))
  }

  @Test func `text is the form of help that is meant without one`() {
    #expect(ToolRun(["help", "--format", "text"]).output == ToolRun(["help"]).output)
    #expect(
      ToolRun(["help", "--format", "text", "replay"]).output == ToolRun(["help", "replay"]).output)
  }
}
