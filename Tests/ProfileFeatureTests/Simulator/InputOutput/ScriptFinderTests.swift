import Foundation
import Testing

@testable import profile_sim

@Suite struct ScriptFinderTests {
  @Test func `finds scripts in folders below, in the order of their paths`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.taps", "a.taps", "a.txt", ".hidden.taps", "a/z.taps", "B.taps", ".git/x.taps"] {
      try folder.write("back", to: name)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.taps", withDestinationPath: folder.path + "/a.taps")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/broken.taps", withDestinationPath: folder.path + "/none")
    let expected = ["B.taps", "a.taps", "a/z.taps", "b.taps", "link.taps"].map {
      folder.path + "/" + $0
    }
    #expect(try ScriptFinder.scripts(inFolder: folder.path) == expected)
    #expect(try ScriptFinder.scripts(inFolder: folder.path + "/") == expected)
  }

  @Test func `says why a folder cannot be read`() {
    #expect(throws: InputFailure(reason: "No such file or directory")) {
      try ScriptFinder.scripts(inFolder: "/nowhere/at/all")
    }
  }
}
