/// What an operator of the second family decides; everything else is done by its `Join`.
///
/// For operators with several upstreams: `merge`, `combineLatest`. A joint is a pure state machine: it is told what happened and puts
/// what has to be done into an outbox. It runs under a lock, and so calls nobody, and it can be tested without threads.
@usableFromInline
protocol Joint<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// The operator's name, as its subscription describes itself.
  static var name: StaticString { get }

  /// A source has sent its subscription. The result is what to request from it now; later requests go through the outbox.
  mutating func start(_ source: Int) -> Subscribers.Demand

  /// A source has finished.
  mutating func finish(_ source: Int, _ outbox: inout Outbox<Output, Failure>)

  /// The downstream has asked for more.
  mutating func request(_ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>)
}

extension Joint {
  /// Lets `decide` change this in place, also inside an optional.
  @inlinable @inline(__always)
  mutating func apply(
    _ decide: (inout Self, inout Outbox<Output, Failure>) -> Void,
    _ outbox: inout Outbox<Output, Failure>
  ) {
    decide(&self, &outbox)
  }
}

/// What a joint wants done, in order.
@usableFromInline
struct Outbox<Output, Failure: Error> {
  @usableFromInline
  enum Action {
    case deliver(Output)
    case request(Subscribers.Demand, source: Int)
    case complete(Subscribers.Completion<Failure>)
  }

  @usableFromInline var actions = Queue<Action>()
  /// True once it holds the completion: nothing comes in any more.
  @usableFromInline var isClosed = false

  @inlinable
  init() {}

  @inlinable
  mutating func deliver(_ output: Output) {
    actions.append(.deliver(output))
  }

  @inlinable
  mutating func request(_ demand: Subscribers.Demand, from source: Int) {
    actions.append(.request(demand, source: source))
  }

  @inlinable
  mutating func complete(_ completion: Subscribers.Completion<Failure>) {
    guard !isClosed else { return }
    isClosed = true
    actions.append(.complete(completion))
  }
}
