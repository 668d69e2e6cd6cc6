import Foundation
import Testing

@testable import profile_sim

/// What the documentation shows is what the tool does.
@Suite struct DocumentationTests {
  /// The parts of a document between fences with this word behind the first.
  private func blocks(_ language: String, in document: String) throws -> [String] {
    let url = Examples.folder.deletingLastPathComponent()
      .appendingPathComponent("Documentation").appendingPathComponent(document)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let parts = text.components(separatedBy: "```")
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
      .filter { $0.hasPrefix(language + "\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  @Test func `shows a script that runs`() throws {
    let script = try #require(try blocks("", in: "tap-scripts.md").first)
    let run = ToolRun.replay(script, on: ProfileSimulation())
    #expect(run.code == .success, "\(run.errors)")
  }

  @Test func `shows a fault as it is printed`() throws {
    let message = try #require(try blocks("", in: "tap-scripts.md").last)
    let script = String(repeating: "\n", count: 6) + "tap header.folowers\n"
    let run = ToolRun.replay(script, on: ProfileSimulation())
    #expect(run.errors.replacing("<stdin>", with: "followers.taps") == message)
  }

  @Test func `shows two runs as they are compared`() throws {
    let shown = try #require(try blocks("text", in: "tap-scripts.md").first)
    let paths = ["double-tap.taps", "followers-and-back.taps"].map {
      Examples.folder.appendingPathComponent($0).path
    }
    let run = ToolRun(["diff"] + paths, on: ProfileSimulation())
    // The first line has the names as they were given.
    let (lines, expected) = (run.output.split(separator: "\n"), shown.split(separator: "\n"))
    #expect(lines.dropFirst() == expected.dropFirst())
  }

  @Test func `shows a test as it is exported`() throws {
    let shown = try #require(try blocks("swift", in: "tap-scripts.md").first)
    let path = Examples.folder.appendingPathComponent("double-tap.taps").path
    let run = ToolRun(["export", "--swift", path], on: ProfileSimulation())
    #expect(run.output.contains(shown))
  }

  @Test func `names every command of the language in its grammar`() throws {
    let grammar = try #require(try blocks("ebnf", in: "tap-scripts.md").first)
    for word in Language.commands + Language.conditions + Action.SwipePhase.allCases.map(\.rawValue)
    {
      #expect(grammar.contains("\"\(word)\""), "\(word)")
    }
  }

  @Test func `shows JSON Lines that are written`() throws {
    let shown = try #require(try blocks("json", in: "json-lines.md").first)
    let path = Examples.folder.appendingPathComponent("double-tap.taps").path
    let run = ToolRun(["replay", "--format", "json", path], on: ProfileSimulation())
    let written = run.output.replacing(path, with: "double-tap.taps").split(separator: "\n")
    for line in shown.split(separator: "\n") {
      #expect(written.contains(line))
    }
  }
}
