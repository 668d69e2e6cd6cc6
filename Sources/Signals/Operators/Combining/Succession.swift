/// The decisions of operators with one source after another: `append`, `catch`, `retry`.
///
/// What the downstream has asked for and not received is asked of the next source. What comes after an end is for the operator to
/// say, as work.
@usableFromInline
struct Succession<Rule: SuccessionRule>: Joint {
  @usableFromInline typealias Output = Rule.Output
  @usableFromInline typealias Failure = Rule.Failure
  @usableFromInline typealias Work = Rule.Next
  @usableFromInline typealias Actions = Outbox<Output, Failure, Work>

  @usableFromInline var rule: Rule
  @usableFromInline var demand = Subscribers.Demand.none
  /// Nil between two sources.
  @usableFromInline var current: SourceID?

  @inlinable static var name: StaticString { Rule.name }

  @inlinable
  init(_ rule: Rule) {
    self.rule = rule
  }

  @inlinable
  mutating func start(_ source: SourceID) -> Subscribers.Demand {
    current = source
    return demand
  }

  @inlinable
  mutating func receive(_ output: Output, _ outbox: inout Actions) {
    guard demand != .none else { return }
    demand -= 1
    outbox.deliver(output)
  }

  @inlinable
  mutating func finish(_ source: SourceID, _ outbox: inout Actions) {
    current = nil
    if let next = rule.nextAfterFinish() {
      outbox.work(next)
    } else {
      outbox.complete(.finished)
    }
  }

  @inlinable
  mutating func request(
    _ more: Subscribers.Demand, serving source: SourceID?, _ outbox: inout Actions
  ) -> Subscribers.Demand {
    demand += more
    guard let current else { return .none }
    if current == source { return more }
    outbox.request(more, from: current)
    return .none
  }
}

/// What an operator with one source after another says about the ends of its sources.
@usableFromInline
protocol SuccessionRule<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// What has to be done to come to the next source.
  associatedtype Next

  static var name: StaticString { get }

  /// What follows after a source that finished; nil to finish.
  mutating func nextAfterFinish() -> Next?
}

extension Join {
  /// The subscriber of a source whose failure is for `conclude` to deal with.
  @inlinable
  func succeeding<Rule, SideFailure>(
    _ source: SourceID,
    failure conclude:
      @escaping (
        inout Succession<Rule>, SideFailure, inout Succession<Rule>.Actions
      ) -> Void
  ) -> Side<J, Downstream, Rule.Output, SideFailure> where J == Succession<Rule> {
    Side(self, source) { joint, input, _, outbox in
      if let output = input.take() { joint.receive(output, &outbox) }
      return .none
    } conclude: { joint, completion, source, outbox in
      switch completion {
      case .finished:
        joint.finish(source, &outbox)
      case .failure(let failure):
        joint.current = nil
        conclude(&joint, failure, &outbox)
      }
    }
  }

  /// The subscriber of a source whose failure is the operator's.
  @inlinable
  func succeeding<Rule>(
    _ source: SourceID
  ) -> Side<J, Downstream, Rule.Output, Rule.Failure> where J == Succession<Rule> {
    succeeding(source) { _, failure, outbox in outbox.complete(.failure(failure)) }
  }

  /// Ends with a failure that comes from work.
  @inlinable
  func fail(_ failure: J.Failure) {
    _ = arrive { $1.complete(.failure(failure)) }
  }
}
