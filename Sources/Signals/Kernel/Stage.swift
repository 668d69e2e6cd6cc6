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

  /// True for operators that count: then a request for none is a mistake (rule R4).
  static var countsDemand: Bool { get }

  /// True if the operator has nothing to wait for, and finishes as soon as it is subscribed.
  var isFinishedAtStart: Bool { get }

  /// Updates the state, then says what becomes of the input (rule R8).
  mutating func receive(_ input: Input) -> Step<Output, Failure>
}

extension Stage {
  @inlinable static var countsDemand: Bool { false }
  @inlinable var isFinishedAtStart: Bool { false }
}

/// What becomes of one input.
@usableFromInline
enum Step<Output, Failure: Error> {
  case emit(Output)
  /// Nothing; the relay asks for another in its place.
  case skip
  case finish
  case emitAndFinish(Output)
  case fail(Failure)
}
