import Foundation
import Testing

@testable import profile_sim

/// `replay --watch` as a process, on real files.
@Suite(.timeLimit(.minutes(1))) struct WatchProcessTests {
  /// What a process writes, as far as it has been read.
  private final class Errors {
    private let pipe = Pipe()
    private var text = ""

    init(of process: Process) {
      process.standardError = pipe
    }

    /// Waits until something has been written, or the process has ended.
    func wait(for wanted: String, times: Int) -> Bool {
      while text.split(separator: wanted, omittingEmptySubsequences: false).count <= times {
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else { return false }
        text += String(decoding: data, as: UTF8.self)
      }
      return true
    }
  }

  @Test func `runs again on a change, however it is saved, and ends by an interrupt`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("tap header.posts\n", to: "a.taps")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ToolProcess.executable))
    process.arguments = ["replay", "--watch", path]
    process.standardOutput = FileHandle.nullDevice
    let errors = Errors(of: process)
    try process.run()
    #expect(errors.wait(for: "watching 1 file", times: 1))
    try folder.write("tap header.posts x2\n", to: "a.taps")
    #expect(errors.wait(for: "watching 1 file", times: 2))
    // Editors put another file in the place of the old one.
    let draft = try folder.write("tap header.posts x3\n", to: "draft")
    #expect(rename(draft, path) == 0)
    #expect(errors.wait(for: "watching 1 file", times: 3))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }
}
