import Foundation
import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct ExamplesTests {
  @Test func `are there, each with its transcript`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Examples.folder.path)
    let transcripts = files.filter { $0.hasSuffix(".transcript") }.map { String($0.dropLast(11)) }
    #expect(Examples.names.count >= 6)
    #expect(transcripts.sorted() == Examples.names)
  }

  @Test(arguments: Examples.names)
  func `give their transcripts to the byte`(_ name: String) throws {
    let path = Examples.folder.appendingPathComponent(name + ".taps").path
    let run = ToolRun(["replay", path], on: ProfileSimulation())
    #expect(run.output == (try Examples.read(name + ".transcript")))
    #expect(run.errors == "")
    #expect(run.code == .success)
  }

  @Test(arguments: Examples.names)
  func `are in canonical form`(_ name: String) throws {
    let path = Examples.folder.appendingPathComponent(name + ".taps").path
    let run = ToolRun(["format", "--check", path], on: ProfileSimulation())
    #expect(run.code == .success)
    #expect(run.output + run.errors == "")
  }

  @Test(arguments: Examples.names)
  func `are read back from what is printed of them`(_ name: String) throws {
    let parsed = try ParsedScript(try Examples.read(name + ".taps"))
    #expect(parsed.faults == [])
    #expect(try ParsedScript(ScriptPrinter.print(parsed.script)).script == parsed.script)
  }

  @Test func `show every screen there is`() throws {
    var missing = Set(ElementCatalog.screens)
    for name in Examples.names {
      for line in try Examples.read(name + ".taps").split(separator: "\n") {
        let words = line.split(separator: " ")
        if words.starts(with: ["expect", "screen"]), words.count > 2 {
          missing.remove(String(words[2]))
        }
      }
    }
    #expect(missing == [])
  }
}
