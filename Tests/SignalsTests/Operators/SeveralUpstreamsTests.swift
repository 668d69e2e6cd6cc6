import Dispatch
import Signals
import Testing

/// Operators that are fed by several threads at once, each with an upstream of its own. Rules R1, R4, R5.
@Suite struct SeveralUpstreamsTests {
  @Test(arguments: SeveralUpstreamsCase.all, SeveralUpstreamsCase.Asking.allCases)
  func `threads that feed one upstream each lose nothing and keep their order`(
    of op: SeveralUpstreamsCase, asking: SeveralUpstreamsCase.Asking
  ) {
    let faults = Box<[String]>([])
    withWatchdog {
      for _ in 0..<5 { faults.value += op.run(asking) }
    }
    #expect(faults.value == [])
  }

  /// The publisher is made once, so that what its subscribers share is shared between threads.
  @Test(arguments: SeveralUpstreamsCase.all, [true, false])
  func `threads subscribe, send, complete and cancel as they like`(
    to op: SeveralUpstreamsCase, fails: Bool
  ) {
    let faults = Box<[String]>([])
    withWatchdog {
      for _ in 0..<5 { faults.value += op.churn(ending: fails ? .failure(TestError()) : .finished) }
    }
    #expect(faults.value == [])
  }

  @Test(arguments: SeveralUpstreamsCase.sharing)
  func `threads that feed a shared publisher give all its subscribers one order`(
    of op: SeveralUpstreamsCase
  ) {
    for _ in 0..<5 {
      let upstreams = op.makeUpstreams()
      let publisher = op.make(upstreams.value)
      let recorders = (0..<3).map { _ in Recorder<[Int], TestError>() }
      for recorder in recorders { publisher.subscribe(recorder) }
      onThreads(op.kept.count) { op.feed(upstreams.value[$0], $0) }
      for recorder in recorders {
        #expect(recorder.breaches == [])
        #expect(recorder.events == recorders[0].events)
        #expect(op.faults(recorder.values, .everything) == [])
        recorder.close()
      }
    }
  }
}

/// An operator, what it is fed with, and what has to come out of it.
struct SeveralUpstreamsCase: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, TestError>

  /// How the subscriber asks for values.
  enum Asking: CaseIterable {
    case everything
    case oneByOne
    case fromAnotherThread
  }

  /// What arrives of an upstream's values.
  enum Kept {
    /// Each of them, once, in their order.
    case all
    /// A part without a gap, in their order. One may come several times in a row.
    case gapless
    /// Some, in their order.
    case some
    /// Some of them, for several subscriptions at once, each in an order of its own.
    case anyOrder
  }

  let testDescription: String
  /// By upstream.
  let kept: [Kept]
  /// True if a value that arrives while nothing is asked for has no output of its own.
  let needsDemand: Bool
  private let makeOperator: @Sendable ([Upstream]) -> AnyPublisher<[Int], TestError>

  init<P: Publisher<[Int], TestError> & SendableMetatype>(
    _ name: String, _ kept: [Kept], needsDemand: Bool = false,
    _ makeOperator: @escaping @Sendable ([Upstream]) -> P
  ) {
    testDescription = name
    self.kept = kept
    self.needsDemand = needsDemand
    self.makeOperator = { makeOperator($0).eraseToAnyPublisher() }
  }

  static let all: [Self] = combining + flattening + handingOver + sharing

  private static let combining: [Self] = [
    Self("merge of 2", [.all, .all]) { up in up[0].merge(with: up[1]).map { [$0] } },
    Self("merge of 3", [.all, .all, .all]) { up in
      up[0].merge(with: up[1], up[2]).map { [$0] }
    },
    Self("merge of many", [.all, .all, .all, .all]) { up in
      Publishers.MergeMany(up).map { [$0] }
    },
    Self("zip of 2", [.all, .all]) { up in up[0].zip(up[1]) { [$0, $1] } },
    Self("zip of 3", [.all, .all, .all]) { up in up[0].zip(up[1], up[2]) { [$0, $1, $2] } },
    Self("combineLatest", [.gapless, .gapless], needsDemand: true) { up in
      up[0].combineLatest(up[1]) { [$0, $1] }
    },
    Self("combineLatest of 3", [.gapless, .gapless, .gapless], needsDemand: true) { up in
      up[0].combineLatest(up[1], up[2]) { [$0, $1, $2] }
    },
    Self("append", [.all, .gapless]) { up in up[0].append(up[1]).map { [$0] } },
    Self("prefix(untilOutputFrom:)", [.gapless, .some]) { up in
      up[0].prefix(untilOutputFrom: up[1]).map { [$0] }
    },
    Self("drop(untilOutputFrom:)", [.gapless, .some]) { up in
      up[0].drop(untilOutputFrom: up[1]).map { [$0] }
    },
    Self("withLatest(from:)", [.gapless, .some]) { up in
      up[0].withLatest(from: up[1]) { [$0, $1] }
    },
  ]

  private static let flattening: [Self] = [
    Self("flatMap", [.all, .all, .all]) { up in
      up.publisher.setFailureType(to: TestError.self).flatMap { $0 }.map { [$0] }
    },
    Self("flatMap, one at a time", [.all, .gapless, .gapless]) { up in
      up.publisher.setFailureType(to: TestError.self).flatMap(maxPublishers: .max(1)) { $0 }
        .map { [$0] }
    },
    Self("flatMap to others", [.gapless, .anyOrder, .anyOrder]) { up in
      up[0].flatMap { value in
        up[1].merge(with: up[2]).prefix(2).map { [$0] }.prepend([[value]])
      }
    },
    Self("switchToLatest", [.some, .some, .some]) { up in
      up[0].map { value in up[1 + value % 2].map { [$0] }.prepend([[value]]) }.switchToLatest()
    },
  ]

  private static let handingOver: [Self] = [
    Self("buffer", [.all, .all, .all]) { up in
      Publishers.MergeMany(up).buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
        .map { [$0] }
    },
    Self("receive(on:)", [.all, .all, .all]) { up in
      Publishers.MergeMany(up).receive(on: queue).map { [$0] }
    },
  ]

  static let sharing: [Self] = [
    Self("share", [.all, .all, .all], needsDemand: true) { up in
      Publishers.MergeMany(up).map { [$0] }.share()
    },
    Self("share(replay:)", [.all, .all, .all]) { up in
      Publishers.MergeMany(up).map { [$0] }.share(replay: 2)
    },
    Self("multicast", [.all, .all, .all], needsDemand: true) { up in
      Publishers.MergeMany(up).map { [$0] }.multicast { PassthroughSubject() }.autoconnect()
    },
  ]

  private static let queue = DispatchQueue(label: "test", attributes: .concurrent)

  // MARK: What the threads do

  private static let stride = 1_000_000
  private static let sent = 100

  func makeUpstreams() -> Smuggled<[PassthroughSubject<Int, TestError>]> {
    Smuggled(kept.map { _ in PassthroughSubject() })
  }

  func make(_ upstreams: [PassthroughSubject<Int, TestError>]) -> AnyPublisher<[Int], TestError> {
    makeOperator(upstreams.map { $0.eraseToAnyPublisher() })
  }

  func feed(_ upstream: PassthroughSubject<Int, TestError>, _ index: Int) {
    for value in 0..<Self.sent { upstream.send(index * Self.stride + value) }
    upstream.send(completion: .finished)
  }

  /// One round, in which nothing is cancelled. The result is what is wrong.
  func run(_ asking: Asking) -> [String] {
    let upstreams = makeUpstreams()
    let demand: Subscribers.Demand =
      switch asking {
      case .everything: .unlimited
      case .oneByOne: .max(1)
      case .fromAnotherThread: .none
      }
    let recorder = Smuggled(Recorder<[Int], TestError>(demand: demand))
    let done = DispatchSemaphore(value: 0)
    recorder.value.onCompletion = { _ in done.signal() }
    if asking == .oneByOne { recorder.value.onValue = { _ in .max(1) } }
    // A subject forgets what nobody asks for; a buffer behind each does not.
    makeOperator(
      upstreams.value.map {
        asking == .everything
          ? $0.eraseToAnyPublisher()
          : $0.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
            .eraseToAnyPublisher()
      }
    ).subscribe(recorder.value)

    onThreads(asking == .fromAnotherThread ? kept.count + 1 : kept.count) { thread in
      if thread < kept.count {
        feed(upstreams.value[thread], thread)
      } else {
        for _ in 0..<Self.sent { recorder.value.request(.max(1)) }
        recorder.value.request(.unlimited)
      }
    }
    guard done.wait(timeout: .now() + 30) == .success else { return ["no completion"] }
    Self.queue.sync(flags: .barrier) {}
    recorder.value.close()
    return faults(recorder.value.values, asking) + recorder.value.breaches
  }

  /// One round, in which everything is done from everywhere. The result is what is wrong.
  func churn(ending: Subscribers.Completion<TestError>) -> [String] {
    let upstreams = makeUpstreams()
    let publisher = Smuggled(make(upstreams.value))
    let recorders = Smuggled((0..<4).map { _ in Box<[Recorder<[Int], TestError>]>([]) })
    onThreads(4) { thread in
      let mine = recorders.value[thread]
      for step in 0..<30 {
        switch (step + thread) % 5 {
        case 0:
          let recorder = Recorder<[Int], TestError>()
          mine.value.append(recorder)
          publisher.value.subscribe(recorder)
        case 1 where mine.value.count > 2:
          mine.value[mine.value.count - 2].cancel()
        default:
          upstreams.value[thread % kept.count].send(thread * Self.stride + step)
        }
      }
      if thread < kept.count { upstreams.value[thread].send(completion: ending) }
    }
    let all = recorders.value.flatMap(\.value)
    for recorder in all { recorder.cancel() }
    Self.queue.sync(flags: .barrier) {}
    for recorder in all { recorder.close() }
    return all.flatMap { recorder in
      let unordered = (0..<4).filter { thread in
        if kept[thread % kept.count] == .anyOrder { return false }
        let values = Self.values(recorder.values, from: thread)
        return values != values.sorted()
      }
      return recorder.breaches + unordered.map { "what thread \($0) sent is out of order" }
    }
  }

  // MARK: What has come out

  private static func values(_ outputs: [[Int]], from index: Int) -> [Int] {
    outputs.joined().filter { $0 / stride == index }.map { $0 % stride }
  }

  func faults(_ outputs: [[Int]], _ asking: Asking) -> [String] {
    kept.indices.flatMap { index -> [String] in
      let values = Self.values(outputs, from: index)
      let isLossy = needsDemand && asking != .everything
      let steps = zip(values, values.dropFirst()).map { $1 - $0 }
      return switch isLossy ? .some : kept[index] {
      case .all where values != Array(0..<Self.sent): ["upstream \(index): not all: \(values)"]
      case .gapless where !steps.allSatisfy { (0...1).contains($0) }:
        ["upstream \(index): gaps: \(values)"]
      case .some where steps.contains(where: { $0 < 0 }):
        ["upstream \(index): out of order: \(values)"]
      case .all, .gapless, .some, .anyOrder: []
      }
    }
  }
}
