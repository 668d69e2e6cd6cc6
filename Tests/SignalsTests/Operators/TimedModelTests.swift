import Signals
import Testing

/// The timed operators against models that go from second to second, with random pictures.
@Suite struct TimedModelTests {
  @Test(arguments: 0..<40)
  func `debounce is its model`(seed: UInt64) {
    check(seed) { up, clock, interval in
      up.debounce(for: .seconds(interval), scheduler: clock)
    } model: { picture, interval in
      let events = picture.events
      var result: [String] = []
      for (index, event) in events.enumerated() {
        guard case .value(let value) = event.kind else {
          result.append(event.description)
          continue
        }
        let due = event.second + max(interval, 0)
        let next = index + 1 < events.count ? events[index + 1].second : .max
        if next > event.second, next >= due { result.append("\(value)@\(due)") }
      }
      return result
    }
  }

  @Test(arguments: 0..<40, [true, false])
  func `throttle is its model`(seed: UInt64, latest: Bool) {
    check(seed) { up, clock, interval in
      up.throttle(for: .seconds(interval), scheduler: clock, latest: latest)
    } model: { picture, interval in
      var result: [String] = []
      var pending: Int?
      var last: Int?
      for second in 0...picture.last + 20 {
        // A value that waits for the end of its interval comes before what is sent in that second.
        if let value = pending, let start = last, start + interval == second {
          result.append("\(value)@\(second)")
          (pending, last) = (nil, second)
        }
        for event in picture.events where event.second == second {
          guard case .value(let value) = event.kind else {
            if let value = pending { result.append("\(value)@\(second)") }
            return result + [event.description]
          }
          if latest || pending == nil { pending = value }
        }
        if let value = pending, last.map({ $0 + interval <= second }) ?? true {
          result.append("\(value)@\(second)")
          (pending, last) = (nil, second)
        }
      }
      return result
    }
  }

  @Test(arguments: 0..<40)
  func `timeout is its model`(seed: UInt64) {
    check(seed, intervals: 1...6) { up, clock, interval in
      up.timeout(.seconds(interval), scheduler: clock)
    } model: { picture, interval in
      var result: [String] = []
      var deadline = interval
      for event in picture.events {
        if event.second >= deadline { break }
        result.append(event.description)
        guard case .value = event.kind else { return result }
        deadline = event.second + interval
      }
      return result + ["|@\(deadline)"]
    }
  }

  @Test(arguments: 0..<40, [2, 3, 1000])
  func `collect is its model`(seed: UInt64, count: Int) {
    check(seed, intervals: 1...6) { up, clock, interval in
      up.collect(.byTimeOrCount(clock, .seconds(interval), count)).map {
        $0.map(String.init).joined(separator: "+")
      }
    } model: { picture, interval in
      var result: [String] = []
      var group: [Int] = []
      func close(_ second: Int) {
        if !group.isEmpty {
          result.append("\(group.map(String.init).joined(separator: "+"))@\(second)")
        }
        group = []
      }
      for second in 0...picture.last + 20 {
        if second > 0, second.isMultiple(of: interval) { close(second) }
        for event in picture.events where event.second == second {
          switch event.kind {
          case .value(let value):
            group.append(value)
            if group.count == count { close(second) }
          case .finish:
            close(second)
            return result + [event.description]
          case .failure:
            return result + [event.description]
          }
        }
      }
      return result
    }
  }

  @Test(arguments: 0..<20)
  func `delay is its model`(seed: UInt64) {
    check(seed) { up, clock, interval in
      up.delay(for: .seconds(interval), scheduler: clock)
    } model: { picture, interval in
      picture.events.map {
        RandomPicture.Event(second: $0.second + max(interval, 0), kind: $0.kind).description
      }
    }
  }

  @Test(arguments: 0..<20)
  func `measureInterval is its model`(seed: UInt64) {
    check(seed) { up, clock, _ in
      up.measureInterval(using: clock).map { $0.nanoseconds / 1_000_000_000 }
    } model: { picture, _ in
      var last = 0
      return picture.events.map { event in
        guard case .value = event.kind else { return event.description }
        defer { last = event.second }
        return "\(event.second - last)@\(event.second)"
      }
    }
  }

  private func check<P: Publisher>(
    _ seed: UInt64, intervals: ClosedRange<Int> = -1...6,
    _ makePublisher: (PassthroughSubject<Int, TestError>, VirtualTimeScheduler, Int) -> P,
    model: (RandomPicture, Int) -> [String]
  ) {
    var random = SplitMix(state: seed &* 0x9E37)
    for _ in 0..<25 {
      let interval = Int.random(in: intervals, using: &random)
      let picture = RandomPicture(&random)
      let log = TimedLog { makePublisher($0, $1, interval) }
      for event in picture.events {
        switch event.kind {
        case .value(let value): log.send(value, at: event.second)
        case .finish: log.finish(at: event.second)
        case .failure: log.fail(at: event.second)
        }
      }
      log.clock.advance(by: 100)
      let expected = model(picture, interval)
      #expect(log.events == expected, "interval \(interval), \(picture.events)")
    }
  }
}

/// What happens to a subject in some seconds, often several things in one.
struct RandomPicture {
  enum Kind {
    case value(Int)
    case finish
    case failure
  }

  struct Event: CustomStringConvertible {
    let second: Int
    let kind: Kind

    var description: String {
      switch kind {
      case .value(let value): "\(value)@\(second)"
      case .finish: "|@\(second)"
      case .failure: "x@\(second)"
      }
    }
  }

  private(set) var events: [Event] = []
  var last: Int { events.last?.second ?? 0 }

  init(_ random: inout SplitMix) {
    var second = Int.random(in: 0...4, using: &random)
    for value in 0..<Int.random(in: 0...12, using: &random) {
      events.append(Event(second: second, kind: .value(value)))
      second += [0, 0, 1, 1, 2, 3, 5, 9].randomElement(using: &random) ?? 0
    }
    switch Int.random(in: 0...2, using: &random) {
    case 0: events.append(Event(second: second, kind: .finish))
    case 1: events.append(Event(second: second, kind: .failure))
    default: break
    }
  }
}

/// A small generator of pseudo-random numbers, the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
