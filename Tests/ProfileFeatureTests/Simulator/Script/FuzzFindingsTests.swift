import Foundation
import Testing

@testable import profile_sim

/// What once broke the language; `make fuzz` puts files there.
@Suite struct FuzzFindingsTests {
  private static let folder = Examples.folder.deletingLastPathComponent()
    .appendingPathComponent("Fuzz/Findings")

  static let names: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }()

  @Test func `are there`() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func `are scripts that can be printed, or have faults that can be shown`(_ name: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
    let parsed = try ParsedScript(bytes: bytes)
    #expect(parsed.diagnostics.allSatisfy { !$0.description.isEmpty })
    let printed = ScriptPrinter.print(parsed.script)
    guard parsed.faults.isEmpty else { return }
    let again = try ParsedScript(printed)
    #expect(again.faults == [])
    #expect(again.script == parsed.script)
  }
}
