import Signals
import Testing

/// An operator as the rules see it: something that makes a publisher of integers from another. An operator joins the suite with one
/// line in `all`.
struct OperatorCase: Sendable, CustomTestStringConvertible {
  typealias Upstream = AnyPublisher<Int, TestError>

  let name: String
  /// When values come out of it.
  enum Answer {
    case atOnce
    case atTheEnd
    case never
  }

  /// True if it hands on the upstream's own subscription.
  let isPassThrough: Bool
  /// False if it holds no state that could be corrupted: then it need not check what comes from upstream (rule R14).
  let isChecking: Bool
  let answer: Answer
  let passesFailures: Bool
  /// True if what comes out depends on the time at which something goes in.
  let isTimed: Bool
  /// What it asks its upstream for where everything is wanted.
  let fullDemand: Subscribers.Demand
  private let makeOperator:
    @Sendable (Upstream, VirtualTimeScheduler, @escaping () -> Void) -> Upstream

  init<P: Publisher<Int, TestError> & SendableMetatype>(
    _ name: String, isPassThrough: Bool = false, isChecking: Bool = true, isTimed: Bool = false,
    answer: Answer = .atOnce, passesFailures: Bool = true,
    fullDemand: Subscribers.Demand = .unlimited,
    _ makeOperator:
      @escaping @Sendable (
        _ upstream: Upstream, _ clock: VirtualTimeScheduler, _ touch: @escaping () -> Void
      ) -> P
  ) {
    self.name = name
    self.isPassThrough = isPassThrough
    self.isChecking = isChecking && !isPassThrough
    self.answer = answer
    self.passesFailures = passesFailures
    self.isTimed = isTimed
    self.fullDemand = fullDemand
    self.makeOperator = { makeOperator($0, $1, $2).eraseToAnyPublisher() }
  }

  var testDescription: String { name }

  /// - Parameter touch: Is called in the operator's own closures, and captured by them.
  func apply(
    to upstream: some Publisher<Int, TestError>, clock: VirtualTimeScheduler = .init(),
    touch: @escaping () -> Void = {}
  ) -> Upstream {
    makeOperator(upstream.eraseToAnyPublisher(), clock, touch)
  }

  static let all: [OperatorCase] = unshared + sharing

  /// Without those whose subscribers share a state.
  static let unshared: [OperatorCase] = basic + unary

  private static let basic: [OperatorCase] = [
    OperatorCase("map", isPassThrough: true) { up, _, touch in
      up.map {
        touch(); return $0 * 10
      }
    },
    OperatorCase("filter") { up, _, touch in
      up.filter {
        touch(); return $0 != 2
      }
    },
    OperatorCase("compactMap") { up, _, touch in
      up.compactMap {
        touch(); return $0 == 2 ? nil : $0
      }
    },
    OperatorCase("eraseToAnyPublisher", isPassThrough: true) { up, _, _ in up.eraseToAnyPublisher()
    },
    OperatorCase("scan", isPassThrough: true) { up, _, touch in
      up.scan(0) {
        touch(); return $0 + $1
      }
    },
    OperatorCase("removeDuplicates") { up, _, touch in
      up.removeDuplicates {
        touch(); return $0 == $1
      }
    },
    OperatorCase("prefix") { up, _, _ in up.prefix(3) },
    OperatorCase("output(in:)") { up, _, _ in up.output(in: 1..<3) },
    OperatorCase("first") { up, _, _ in up.first() },
    OperatorCase("first(where:)") { up, _, touch in
      up.first {
        touch(); return $0 > 1
      }
    },
    OperatorCase("merge") { up, _, _ in up.merge(with: Self.nothing) },
    OperatorCase("merge, other side") { up, _, _ in Empty().merge(with: up) },
    OperatorCase("mergeMany") { up, _, _ in Publishers.MergeMany(up, Empty().eraseToAnyPublisher())
    },
    OperatorCase("merge of three") { up, _, _ in Self.nothing.merge(with: up, Self.nothing) },
    OperatorCase("zip") { up, _, touch in
      up.zip(Self.numbers) {
        touch()
        return $0 + $1
      }
    },
    OperatorCase("zip of three, last side") { up, _, touch in
      Self.numbers.zip(Self.numbers, up) {
        touch()
        return $0 + $1 + $2
      }
    },
    OperatorCase("withLatest") { up, _, touch in
      up.withLatest(from: Self.one) {
        touch()
        return $0 + $1
      }
    },
    OperatorCase("append") { up, _, _ in up.append(8, 9) },
    OperatorCase("prepend") { up, _, _ in up.prepend(Self.nothing) },
    OperatorCase("prefix(untilOutputFrom:)") { up, _, _ in up.prefix(untilOutputFrom: Self.nothing)
    },
    OperatorCase("drop(untilOutputFrom:)") { up, _, _ in up.drop(untilOutputFrom: Self.one) },
    OperatorCase("flatMap") { up, _, touch in
      up.flatMap {
        touch()
        return Publishers.Sequence<[Int], TestError>(sequence: [$0, $0 + 1])
      }
    },
    OperatorCase("switchToLatest") { up, _, touch in
      up.map {
        touch()
        return Publishers.Sequence<[Int], TestError>(sequence: [$0])
      }.switchToLatest()
    },
    OperatorCase("catch") { up, _, touch in
      up.catch {
        touch()
        return Fail<Int, TestError>(error: $0)
      }
    },
    OperatorCase("retry") { up, _, _ in up.retry(2) },
    OperatorCase("buffer") { up, _, _ in
      up.buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest)
    },
    OperatorCase("buffer, kept full", fullDemand: .max(5)) { up, _, _ in
      up.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest)
    },
    OperatorCase("combineLatest") { up, _, touch in
      up.combineLatest(Self.one) {
        touch(); return $0 + $1
      }
    },
    OperatorCase("combineLatest, other side") { up, _, touch in
      Self.one.combineLatest(up) {
        touch(); return $0 + $1
      }
    },
    OperatorCase("combineLatest of three") { up, _, touch in
      Self.one.combineLatest(up, Self.one) {
        touch(); return $0 + $1 + $2
      }
    },
    OperatorCase("receive(on:), immediately") { up, _, _ in
      up.receive(on: ImmediateScheduler.shared)
    },
    OperatorCase("receive(on:)") { up, clock, _ in up.receive(on: clock) },
    OperatorCase("delay") { up, clock, _ in up.delay(for: .seconds(1), scheduler: clock) },
    OperatorCase("debounce", isTimed: true) { up, clock, _ in
      up.debounce(for: .seconds(1), scheduler: clock)
    },
    OperatorCase("throttle", isTimed: true) { up, clock, _ in
      up.throttle(for: .seconds(1), scheduler: clock, latest: true)
    },
    OperatorCase("throttle to the first", isTimed: true) { up, clock, _ in
      up.throttle(for: .seconds(1), scheduler: clock, latest: false)
    },
    OperatorCase("timeout") { up, clock, touch in
      up.timeout(
        .seconds(1_000_000), scheduler: clock,
        customError: {
          touch(); return TestError("timeout")
        })
    },
    OperatorCase("collect(.byTime)", isTimed: true) { up, clock, _ in
      up.collect(.byTime(clock, .seconds(1))).map { $0.reduce(0, +) }
    },
    OperatorCase("collect(.byTimeOrCount)", isTimed: true) { up, clock, _ in
      up.collect(.byTimeOrCount(clock, .seconds(1), 2)).map { $0.reduce(0, +) }
    },
    OperatorCase("measureInterval") { up, clock, _ in
      up.measureInterval(using: clock).map { Int($0.nanoseconds) }
    },
    OperatorCase("subscribe(on:), immediately") { up, _, _ in
      up.subscribe(on: ImmediateScheduler.shared)
    },
  ]

  /// Without those that hold no state.
  static let stateful = all.filter(\.isChecking)

  private static var nothing: Empty<Int, TestError> { Empty() }
  private static var numbers: Publishers.Sequence<ClosedRange<Int>, TestError> {
    Publishers.Sequence(sequence: 1...1_000)
  }
  private static var one: Publishers.Sequence<[Int], TestError> {
    Publishers.Sequence(sequence: [1])
  }
}

extension VirtualTimeScheduler {
  /// Runs everything, as far as an hour.
  func runAll() {
    run(upTo: now.advanced(by: .seconds(3600)))
  }
}
