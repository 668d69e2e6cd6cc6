/// The subscriber of one source of a join.
@usableFromInline
struct Side<J: Joint, Downstream: Subscriber, Input, Failure: Error>: Subscriber
where Downstream.Input == J.Output, Downstream.Failure == J.Failure {
  /// Takes the input, may leave what it replaces in its place, and returns what more to send.
  @usableFromInline
  typealias Decide = (
    _ joint: inout J, _ input: inout Input?, _ source: SourceID, _ outbox: inout OutboxOf<J>
  ) -> Subscribers.Demand

  @usableFromInline
  typealias Conclude = (
    _ joint: inout J, _ completion: Subscribers.Completion<Failure>, _ source: SourceID,
    _ outbox: inout OutboxOf<J>
  ) -> Void

  @usableFromInline let join: Join<J, Downstream>
  @usableFromInline let source: SourceID
  @usableFromInline let decide: Decide
  @usableFromInline let conclude: Conclude

  @inlinable
  init(
    _ join: Join<J, Downstream>, _ source: SourceID, _ decide: @escaping Decide,
    conclude: @escaping Conclude
  ) {
    self.join = join
    self.source = source
    self.decide = decide
    self.conclude = conclude
  }

  @inlinable var combineIdentifier: CombineIdentifier { CombineIdentifier(join) }

  @inlinable
  func receive(subscription: any Subscription) {
    join.start(source, subscription)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    // What the input replaces dies here, after the lock (rule R3).
    var input: Input? = input
    var demand = Subscribers.Demand.none
    let answer = join.arrive(serving: source) { joint, outbox in
      guard join.isLive(source) else { return }
      demand = decide(&joint, &input, source, &outbox)
    }
    return demand + answer
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    // The same for the source's subscription.
    var ended: (any Subscription)?
    _ = join.arrive { joint, outbox in
      guard join.isLive(source) else { return }
      ended = join.close(source)
      conclude(&joint, completion, source, &outbox)
    }
    withExtendedLifetime(ended) {}
  }
}

#if !hasFeature(Embedded)
  extension Side: CustomStringConvertible {
    @usableFromInline var description: String { "\(J.name)" }
  }
#endif

extension Side where Failure == J.Failure {
  /// A source whose failure is everybody's.
  @inlinable
  init(_ join: Join<J, Downstream>, _ source: SourceID, _ decide: @escaping Decide) {
    self.init(join, source, decide) { joint, completion, source, outbox in
      switch completion {
      case .finished: joint.finish(source, &outbox)
      case .failure: outbox.complete(completion)
      }
    }
  }

  /// One of the sources that are there from the start.
  @inlinable
  init(_ join: Join<J, Downstream>, _ slot: Int, _ decide: @escaping Decide) {
    self.init(join, SourceID(slot: slot), decide)
  }
}
