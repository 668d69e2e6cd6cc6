/// How far a run has come: the last thing of its script that was at work.
struct RunPosition {
  var time = VirtualDuration.zero
  var place = ScriptPlace(line: 1)
  var command: Command

  mutating func follow(_ event: RunEvent) {
    switch event {
    case .scriptBegan: break
    case .step(let time, let place, let command): self = Self(time, place, command)
    case .block(let time, let place, let header, _): self = Self(time, place, .block(header))
    case .logged(let entry, _): time = entry.time
    case .judged(let verdict): self = Self(verdict.time, verdict.place, verdict.command)
    case .scriptEnded(let result): time = result.time
    }
  }

  /// That something is not there as it must be, said where the run is.
  func verdict(expected: String, actual: String) -> Verdict {
    Verdict(
      time: time, place: place, command: command, isHeld: false, isSoft: true, expected: expected,
      actual: actual, state: nil)
  }
}

extension RunPosition {
  /// Before anything was done.
  init(atStartOf heading: ScriptHeading) {
    self.init(command: .setUp(.name(heading.setUp.name ?? heading.file)))
  }

  private init(_ time: VirtualDuration, _ place: ScriptPlace, _ command: Command) {
    self.init(time: time, place: place, command: command)
  }
}
