import Foundation
import Testing

@testable import profile_sim

/// `replay --watch`, with a watcher that changes files itself.
@Suite struct WatchTests {
  /// Makes one change after the other, each of which counts if the tool sees it; then it is interrupted.
  private final class Watcher: FileWatcher {
    private var changes: [() throws -> Void]
    private(set) var folders: [[String]] = []
    /// The changes that were not seen.
    private(set) var unseen = 0

    init(_ changes: [() throws -> Void]) {
      self.changes = changes
    }

    func wait(in folders: [String], until isChanged: () -> Bool) -> Bool {
      self.folders.append(folders)
      while !changes.isEmpty {
        try? changes.removeFirst()()
        if isChanged() { return true }
        unseen += 1
      }
      return false
    }
  }

  private func watch(_ arguments: [String], _ watcher: Watcher) -> ToolRun {
    ToolRun(["replay", "--watch"] + arguments, watcher: watcher)
  }

  private func runs(_ run: ToolRun) -> Int {
    run.output.split(separator: "\n").count { $0.hasPrefix("passed") || $0.hasPrefix("failed") }
  }

  @Test func `runs again when the script changes, until it is interrupted`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "a.taps")
    let watcher = Watcher([
      { try folder.write("back\nback\n", to: "a.taps") },
      { try folder.write("back\nbakc\n", to: "a.taps") },
      { try folder.write("expect screen page\n", to: "a.taps") },
    ])
    let run = watch([path], watcher)
    #expect(run.code == .interrupted)
    #expect(runs(run) == 3)
    #expect(run.errors.contains("a.taps:2:1: error: "))
    #expect(run.errors.contains("changed: \(path)\n"))
    #expect(run.errors.hasSuffix("\nwatching 1 file; Control-C ends\n"))
    #expect(watcher.unseen == 0)
  }

  @Test func `sees scripts that are included, profiles, and transcripts`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("include \"parts/b.taps\"\n", to: "a.taps")
    try folder.write("back\n", to: "parts/b.taps")
    let watcher = Watcher([
      { try folder.write("back\nback\n", to: "parts/b.taps") },
      { try folder.write("something else", to: "a.transcript") },
      { try folder.write("no one reads this", to: "parts/c.taps") },
    ])
    let run = watch(["--update-transcripts", "none", path], watcher)
    #expect(runs(run) == 3)
    #expect(watcher.unseen == 1)
    #expect(Set(watcher.folders[0].map { $0 + "/" }).isSuperset(of: [folder.path + "//"]))
    let outline = try ScriptChecker(simulation: NotebookSimulation(), isEmptyAllowed: true).check(
      ScriptFile(name: "a", chunks: [Array("profile file \"missing.json\"\n".utf8)])
    ) { _ in }
    #expect(outline.files == ["missing.json"])
  }

  @Test func `sees new scripts in a folder, those that go, and a file that comes back`() throws {
    let folder = try TemporaryFolder()
    try folder.write("back\n", to: "a.taps")
    let watcher = Watcher([
      { try folder.write("back\n", to: "more/b.taps") },
      { try folder.write("this is no script", to: "readme.txt") },
      { try FileManager.default.removeItem(atPath: folder.path + "/a.taps") },
    ])
    let run = watch([folder.path], watcher)
    #expect(runs(run) == 1 + 2 + 1)
    #expect(watcher.unseen == 1)
    let missing = Watcher([{ try folder.write("back\n", to: "c.taps") }])
    let late = watch([folder.path + "/c.taps"], missing)
    #expect(runs(late) == 1)
    #expect(late.code == .interrupted)
  }

  @Test func `its own transcripts are no change that goes on for ever`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "a.taps")
    let watcher = Watcher([{}, {}, {}])
    let run = watch(["--update-transcripts", "all", path], watcher)
    #expect(runs(run) == 2)
    #expect(run.errors.split(separator: "\n").count { $0.hasSuffix(": written") } == 1)
  }

  @Test func `ends where no change of a script helps`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "a.taps")
    let run = watch(["-o", "/nowhere/out", path], Watcher([{}, {}]))
    #expect(run.code == .unwritableOutput)
  }

  @Test func `looks now and then where the system tells nothing`() {
    var looks = 0
    var pauses = 0
    let watcher = PollingWatcher(isInterrupted: { looks > 100 }, pause: { _ in pauses += 1 })
    let isChanged = watcher.wait(in: []) {
      looks += 1
      return looks == 3
    }
    #expect(isChanged)
    #expect(pauses == 2)
    #expect(!PollingWatcher(isInterrupted: { true }).wait(in: []) { true })
  }
}
