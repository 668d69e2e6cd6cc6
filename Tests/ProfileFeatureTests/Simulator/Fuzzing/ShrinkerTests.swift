import Testing

@testable import profile_sim

@Suite struct ShrinkerTests {
  private func steps(_ ids: [String]) -> [Command] {
    ids.map { .act(.tap(Word($0), times: 1)) }
  }

  private func shrink(
    _ steps: [Command], while isBroken: ([String]) -> Bool
  ) -> [String] {
    let shortest = Shrinker.shrink(steps) { candidate in
      isBroken(candidate.map { ScriptPrinter.print($0) }) ? candidate : nil
    }
    return shortest.map { ScriptPrinter.print($0) }
  }

  @Test func `keeps only what is needed, wherever it stands`() {
    let many = steps((0..<100).map { "a\($0)" })
    let needed = ["tap a7", "tap a50", "tap a99"]
    #expect(shrink(many) { ids in needed.allSatisfy(ids.contains) } == needed)
  }

  @Test func `leaves out what leads around in a circle`() {
    let around = steps((0..<9).map { "a\($0 % 3)" } + ["b"])
    let left = shrink(around) { ids in ids.last == "tap b" && ids.count % 3 == 1 }
    #expect(left == ["tap b"])
  }

  @Test func `can leave out everything`() {
    #expect(shrink(steps(["a", "b", "c"])) { _ in true } == [])
  }

  @Test func `leaves alone what does not break again`() {
    #expect(shrink(steps(["a", "b"])) { _ in false } == ["tap a", "tap b"])
  }

  @Test func `makes what is left simpler`() {
    let steps: [Command] = [
      .act(.tap(Word("a"), times: 3)),
      .wait(.duration(VirtualDuration(nanoseconds: 3_000_000_000))),
      .act(.type(Word("f"), "hello")),
    ]
    let left = shrink(steps) { lines in
      guard lines.count == 3, lines[0].hasPrefix("tap a x"), lines[2].hasPrefix("type")
      else { return false }
      return ["wait 3s", "wait 1.5s", "wait 750ms", "wait 749ms", "wait 748ms"].contains(lines[1])
    }
    #expect(left == ["tap a x2", "wait 748ms", #"type f "x""#])
  }

  @Test func `taps that follow each other become one line`() {
    let left = shrink(steps(["a", "b", "b", "b"])) { lines in
      let taps = lines.map { $0.hasSuffix(" x3") ? 3 : $0.hasSuffix(" x2") ? 2 : 1 }
      return taps.reduce(0, +) == 4
    }
    #expect(left == ["tap a", "tap b x3"])
  }

  @Test func `waits that follow each other become one`() {
    let waits = [100, 250].map { milliseconds in
      Command.wait(.duration(VirtualDuration(nanoseconds: milliseconds * 1_000_000)))
    }
    let left = shrink(steps(["a"]) + waits + steps(["b"])) { lines in
      let total = lines.compactMap { Int($0.filter(\.isNumber)) }.reduce(0, +)
      return lines.first == "tap a" && lines.last == "tap b" && total == 350
    }
    #expect(left == ["tap a", "wait 350ms", "tap b"])
  }

  @Test func `what came after the break has no part in it`() {
    let many = steps((0..<10).map { "a\($0)" })
    let tries = Shrinker.shrink(many) { candidate in
      candidate.firstIndex(of: many[4]).map { Array(candidate.prefix($0 + 1)) }
    }
    #expect(tries == [many[4]])
  }
}
