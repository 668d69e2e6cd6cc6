/// What an operator of the second family decides; everything else is done by its `Join`.
///
/// For operators with several upstreams, at a time or one after the other: `merge`, `zip`, `flatMap`, `append`, `retry`. A joint is a pure
/// state machine: it is told what happened and puts what has to be done into an outbox. It runs under a lock, and so calls
/// nobody, and it can be tested without threads.
@usableFromInline
protocol Joint<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// What can only be done outside the lock: call a user's closure, subscribe to what it returns.
  associatedtype Work = Never

  /// The operator's name, as its subscription describes itself.
  static var name: StaticString { get }

  /// A source has sent its subscription. The result is what to request from it now; later requests go through the outbox.
  mutating func start(_ source: SourceID) -> Subscribers.Demand

  /// A source has finished.
  mutating func finish(_ source: SourceID, _ outbox: inout OutboxOf<Self>)

  /// The downstream has asked for more. If that was inside a value that `source` is sending, the result is what that source gets as
  /// the answer to its value; what others get goes through the outbox.
  mutating func request(
    _ demand: Subscribers.Demand, serving source: SourceID?, _ outbox: inout OutboxOf<Self>
  ) -> Subscribers.Demand

  /// Work is about to be done that may subscribe to `source`. False: it is no longer wanted.
  mutating func begin(_ work: Work, as source: SourceID) -> Bool
}

@usableFromInline
typealias OutboxOf<J: Joint> = Outbox<J.Output, J.Failure, J.Work>

extension Joint {
  @inlinable mutating func begin(_ work: Work, as source: SourceID) -> Bool { true }

  /// Lets `decide` change this in place, also inside an optional.
  @inlinable @inline(__always)
  mutating func apply(
    _ decide: (inout Self, inout OutboxOf<Self>) -> Void, _ outbox: inout OutboxOf<Self>
  ) {
    decide(&self, &outbox)
  }
}

/// One subscription to a source of a join. A slot is used again when its source has ended; the generation tells the two apart.
@usableFromInline
struct SourceID: Equatable {
  @usableFromInline let slot: Int
  @usableFromInline let generation: Int

  @inlinable
  init(slot: Int, generation: Int = 0) {
    self.slot = slot
    self.generation = generation
  }
}

/// What a joint wants done, in order.
@usableFromInline
struct Outbox<Output, Failure: Error, Work> {
  @usableFromInline
  enum Action {
    case deliver(Output)
    case request(Subscribers.Demand, SourceID)
    case cancel(SourceID)
    case work(Work)
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
  mutating func request(_ demand: Subscribers.Demand, from source: SourceID) {
    actions.append(.request(demand, source))
  }

  /// Nothing more is taken from the source from now on; it is cancelled in turn.
  @inlinable
  mutating func cancel(_ source: SourceID) {
    actions.append(.cancel(source))
  }

  @inlinable
  mutating func work(_ work: Work) {
    actions.append(.work(work))
  }

  @inlinable
  mutating func complete(_ completion: Subscribers.Completion<Failure>) {
    guard !isClosed else { return }
    isClosed = true
    actions.append(.complete(completion))
  }
}
