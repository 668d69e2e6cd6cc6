/// What an operator of the first family does with one input; everything else is done by its `Relay`.
///
/// For operators with one upstream that answer each input at once and keep a state: `scan`, `prefix`, `removeDuplicates`.
/// Not for those that keep values for later, have several upstreams, or a scheduler.
@usableFromInline
protocol Stage<Input, Output, Failure> {
  associatedtype Input
  associatedtype Output
  associatedtype Failure: Error

  /// The operator's name, as its subscription describes itself.
  static var name: StaticString { get }

  /// The same, where one stage serves two operators.
  var name: StaticString { get }

  /// True if a value may pass that comes before the subscription, since the stage has nothing to lose (rule R14).
  static var isOpenFromTheStart: Bool { get }

  /// What the relay does with demand.
  var demandPolicy: DemandPolicy { get }

  /// True if the operator has nothing to wait for, and finishes as soon as it is subscribed.
  var isFinishedAtStart: Bool { get }

  /// Updates the state, then says what becomes of the input (rule R8).
  mutating func receive(_ input: Input) -> Step<Output, Failure>

  /// What is delivered before the upstream's end, if anything.
  mutating func finish() -> Output?
}

extension Stage {
  @inlinable var name: StaticString { Self.name }
  @inlinable static var isOpenFromTheStart: Bool { false }
  @inlinable var demandPolicy: DemandPolicy { DemandPolicy() }
  @inlinable var isFinishedAtStart: Bool { false }
  @inlinable mutating func finish() -> Output? { nil }
}

/// How a relay hands demand on.
@usableFromInline
struct DemandPolicy {
  /// True for operators that count: then a request for none is a mistake (rule R4).
  @usableFromInline var isCounted = false
  /// For an operator that is told of its subscription before its upstream is, as `drop`: what it requests in addition to what was
  /// requested by then.
  @usableFromInline var inAdvance: Subscribers.Demand?
  /// How many inputs an output takes.
  @usableFromInline var factor = 1

  @inlinable
  init(isCounted: Bool = false, inAdvance: Subscribers.Demand? = nil, factor: Int = 1) {
    self.isCounted = isCounted
    self.inAdvance = inAdvance
    self.factor = factor
  }
}

/// What becomes of one input.
@usableFromInline
enum Step<Output, Failure: Error> {
  case emit(Output)
  /// Nothing; the relay asks for another in its place.
  case skip
  /// Nothing; it was asked for in advance.
  case absorb
  case finish
  case emitAndFinish(Output)
  case fail(Failure)
}
