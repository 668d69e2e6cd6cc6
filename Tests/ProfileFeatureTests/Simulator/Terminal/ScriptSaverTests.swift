import Foundation
import Testing

@testable import profile_sim

@Suite struct ScriptSaverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `makes a file, or replaces one, and leaves nothing else`() throws {
    let path = folder.path + "/a.taps"
    try ScriptSaver.check(path)
    #expect(!ScriptSaver.exists(path))
    try ScriptSaver.save("back\n", to: path)
    #expect(try folder.read("a.taps") == "back\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try ScriptSaver.save("dismiss\n", to: path)
    #expect(try folder.read("a.taps") == "dismiss\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try names() == ["a.taps"])
  }

  @Test func `writes to what is no file, and leaves it there`() throws {
    try ScriptSaver.check("/dev/null")
    try ScriptSaver.save("back\n", to: "/dev/null")
    #expect(try !System.status(of: "/dev/null").isRegular)
  }

  @Test func `says what cannot be`() throws {
    #expect(throws: OutputFailure.failed(reason: "\(folder.path): it is a folder")) {
      try ScriptSaver.check(folder.path)
    }
    #expect(
      throws: OutputFailure.failed(reason: "/none/such: No such file or directory")
    ) { try ScriptSaver.check("/none/such") }
    #expect(throws: OutputFailure.self) { try ScriptSaver.save("back\n", to: "/none/such") }
    try ScriptSaver.check("/top-level-name")
    try ScriptSaver.check("name")
  }

  @Test func `finds a name that is free`() throws {
    let base = folder.path + "/recording"
    #expect(ScriptSaver.freeName(like: base) == base + ".taps")
    try folder.write("", to: "recording.taps")
    #expect(ScriptSaver.freeName(like: base) == base + "-2.taps")
    try folder.write("", to: "recording-2.taps")
    #expect(ScriptSaver.freeName(like: base) == base + "-3.taps")
  }
}
