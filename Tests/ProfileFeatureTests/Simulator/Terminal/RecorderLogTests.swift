import Testing

@testable import profile_sim

@Suite struct RecorderLogTests {
  @Test func `wraps between words, and in them where they are too long`() {
    func wrapped(_ text: String) -> [String] { RecorderLog.wrapped(text, width: 10, hanging: 2) }
    #expect(wrapped("short") == ["short"])
    #expect(wrapped("one two three") == ["one two", "  three"])
    #expect(wrapped("0123456789ab") == ["0123456789", "  ab"])
    #expect(wrapped("012345678 9") == ["012345678", "  9"])
    #expect(wrapped("0123456789 a") == ["0123456789", "  a"])
    #expect(wrapped("日本語日本語日") == ["日本語日本", "  語日"])
    #expect(wrapped("  · 0123456789") == ["  · 012345", "  6789"])
    #expect(wrapped("") == [""])
  }

  @Test func `shows the time where it is another one`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation())
    recorder.perform(.tap(Word("cover.save"), times: 1))
    try recorder.waitUntilIdle()
    let log = RecorderLog(opening: [], steps: recorder.steps, width: 60)
    #expect(
      log.lines.map { $0.time + "|" + $0.text } == [
        "0.000s|tap cover.save", "|  · saveDidStart", "0.000s|wait until idle",
        "0.250s|  → push page saved title \"Page saved\"",
      ])
  }

  @Test func `counts what comes several times in a row`() {
    let (first, later) = (VirtualDuration.zero, VirtualDuration(nanoseconds: 5_000_000))
    let entries = [
      LogEntry(time: first, event: .output("a")), LogEntry(time: first, event: .output("a")),
      LogEntry(time: later, event: .output("a")), LogEntry(time: later, event: .ignored("b")),
      LogEntry(time: later, event: .ignored("b")), LogEntry(time: later, event: .ignored("b")),
    ]
    let log = RecorderLog(opening: entries, steps: [], width: 60)
    #expect(
      log.lines.map { $0.time + "|" + $0.text } == [
        "0.000s|  · a ×2", "0.005s|  · a", "|  ✗ ignored b ×3",
      ])
  }

  @Test func `has the same end, however little of it is wanted`() throws {
    var recorder = try ScriptRecorder(NotebookSimulation())
    for _ in 0..<10 { recorder.perform(.tap(Word("cover.index"), times: 1)) }
    let opening = [LogEntry(time: .zero, event: .ignored("first"))]
    let whole = RecorderLog(opening: opening, steps: recorder.steps, width: 30).lines
    for limit in 0...whole.count + 1 {
      let part = RecorderLog(
        opening: opening, steps: recorder.steps, width: 30, limit: limit
      ).lines
      #expect(part.count >= min(limit, whole.count))
      #expect(part == whole.suffix(part.count))
    }
  }
}
