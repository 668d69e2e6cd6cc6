/// Makes what was recorded into a script in canonical form.
enum RecordedScript {
  static func text(setUp: [SetUpCommand], steps: [RecordedStep]) -> String {
    let head = setUp.map { ScriptLine(.setUp($0)) }
    let body = folded(steps.map(\.command)).map { ScriptLine($0) }
    let gap = head.isEmpty || body.isEmpty ? [] : [ScriptLine()]
    return ScriptPrinter.print(Script(lines: head + gap + body))
  }

  /// Takes together what stands next to itself: taps on one element, scrolling it one way, and times that pass.
  static func folded(_ commands: [Command]) -> [Command] {
    commands.reduce(into: []) { folded, command in
      guard let last = folded.last, let both = together(last, command) else {
        folded.append(command)
        return
      }
      folded[folded.count - 1] = both
    }
  }

  /// One command that does what the two do one after the other, if there is one.
  private static func together(_ first: Command, _ second: Command) -> Command? {
    switch (first, second) {
    case (.act(.tap(let id, let times)), .act(.tap(let other, let more)))
    where id == other && times + more <= Language.largestCount:
      return .act(.tap(id, times: times + more))
    case (.act(.scroll(let id, let first)), .act(.scroll(let other, let second)))
    where id == other && (first.thousandths < 0) == (second.thousandths < 0):
      let sum = first.thousandths + second.thousandths
      guard sum.magnitude <= Points.largest * 1_000 else { return nil }
      return .act(.scroll(id, by: Points(thousandths: sum)))
    case (.wait(.duration(let first)), .wait(.duration(let second))):
      let sum = first.nanoseconds + second.nanoseconds
      guard sum <= VirtualDuration.longest.nanoseconds else { return nil }
      return .wait(.duration(VirtualDuration(nanoseconds: sum)))
    case (.wait(.untilIdle), .wait(.untilIdle)):
      return first
    default:
      return nil
    }
  }
}
