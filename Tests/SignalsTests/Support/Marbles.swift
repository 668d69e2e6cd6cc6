import Signals

/// Plays a picture of events in time into publishers, and draws what comes out.
///
/// One character is one second: `-` nothing, a digit or letter a value (`a` is 10), `|` the end, `x` a failure. Several events at one time
/// stand in parentheses, which take one second: `-(12|)`.
func play(
  _ inputs: String...,
  through makePublisher: ([PassthroughSubject<Int, TestError>], VirtualTimeScheduler)
    -> some Publisher<Int, TestError>
) -> String {
  let clock = VirtualTimeScheduler()
  let subjects = inputs.map { _ in PassthroughSubject<Int, TestError>() }
  var output: [(second: Int, mark: Character)] = []
  let mark = { (character: Character) in
    output.append((Int(clock.now.nanoseconds / 1_000_000_000), character))
  }
  let publisher = makePublisher(subjects, clock)
  let subscription = publisher.sink(
    receiveCompletion: { mark($0 == .finished ? "|" : "x") },
    receiveValue: { mark(Character(String($0, radix: 36))) })

  let timelines = inputs.map(seconds)
  for second in 0..<(timelines.map(\.count).max() ?? 0) {
    for (timeline, subject) in zip(timelines, subjects) where second < timeline.count {
      for event in timeline[second] { send(event, to: subject) }
    }
    clock.advance(by: .seconds(1))
  }
  clock.advance(by: .seconds(100))
  subscription.cancel()
  return draw(output)
}

private func seconds(of picture: String) -> [[Character]] {
  var result: [[Character]] = []
  var isInGroup = false
  for character in picture {
    switch character {
    case "(":
      isInGroup = true
      result.append([])
    case ")": isInGroup = false
    case _ where isInGroup: result[result.count - 1].append(character)
    case "-": result.append([])
    default: result.append([character])
    }
  }
  return result
}

private func send(_ event: Character, to subject: PassthroughSubject<Int, TestError>) {
  switch event {
  case "|": subject.send(completion: .finished)
  case "x": subject.send(completion: .failure(TestError()))
  default: if let value = Int(String(event), radix: 36) { subject.send(value) }
  }
}

private func draw(_ events: [(second: Int, mark: Character)]) -> String {
  let bySecond = Dictionary(grouping: events, by: \.second)
  return (0...(events.map(\.second).max() ?? 0)).map { second in
    let marks = String((bySecond[second] ?? []).map(\.mark))
    return marks.count > 1 ? "(\(marks))" : marks.isEmpty ? "-" : marks
  }.joined()
}
