/// What an operator does that makes one result of many inputs: `first`, `reduce`, `count`.
@usableFromInline
protocol Reducer<Input, Output, Failure> {
  associatedtype Input
  associatedtype Output
  associatedtype Failure: Error

  /// The operator's name, as its subscription describes itself.
  static var name: StaticString { get }

  /// The same, where one reducer serves two operators.
  var name: StaticString { get }

  /// Updates the state, then says whether the result stands already, whatever else might come.
  mutating func receive(_ input: Input) -> Progress<Failure>

  /// What is delivered at the end, if anything.
  var result: Output? { get }
}

extension Reducer {
  @inlinable var name: StaticString { Self.name }
}

/// Where a reducer stands after an input.
@usableFromInline
enum Progress<Failure: Error> {
  case open
  case done
  case failed(Failure)
}

/// One subscription to an operator that makes one result: takes all values there are, and keeps the end,
/// with the result if there is one, until it is asked for.
@usableFromInline
final class Reduction<R: Reducer, Downstream: Subscriber>: RelayBase, Subscriber
where Downstream.Input == R.Output, Downstream.Failure == R.Failure {
  @usableFromInline
  enum Result {
    case open
    /// The downstream has asked; the result is not there yet, or is being delivered.
    case wanted
    /// The end is there; the downstream has not asked yet.
    case ready(R.Output?)
  }

  /// Belongs to who delivers: calls from upstream are serial (rule R1).
  @exclusivity(unchecked) @usableFromInline var reducer: R
  @usableFromInline let downstream: Downstream
  /// Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline var result = Result.open

  @inlinable
  init(_ reducer: R, _ downstream: Downstream) {
    self.reducer = reducer
    self.downstream = downstream
    super.init()
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    downstream.receive(subscription: self)
    // It may have been cancelled in there.
    if isLive { subscription.request(.unlimited) }
  }

  @inlinable @inline(__always)
  func receive(_ input: R.Input) -> Subscribers.Demand {
    guard isLive else { return .none }
    switch reducer.receive(input) {
    case .open: break
    case .done: conclude { $0.cancel() }
    case .failed(let failure): fail(failure) { $0.cancel() }
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<R.Failure>) {
    guard isLive else { return }
    switch completion {
    case .finished: conclude { _ in }
    case .failure(let failure): fail(failure) { _ in }
    }
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    var wanted = Result.wanted
    lock.withLock { swap(&wanted, &result) }
    if case .ready(let output) = wanted { deliver(output) }
  }

  @inlinable
  override func cancel() {
    var kept = Result.open
    lock.withLock { swap(&kept, &result) }
    stop()?.cancel()
  }

  /// Delivers the result if it was asked for, and keeps it otherwise.
  @inlinable @inline(never)
  func conclude(_ dispose: (any Subscription) -> Void) {
    if let upstream = stop(State.ending) { dispose(upstream) }
    let output = reducer.result
    var isWanted = false
    lock.withLock {
      if case .wanted = result {
        isWanted = true
      } else if isEnding {
        result = .ready(output)
      }
    }
    if isWanted { deliver(output) }
  }

  @inlinable @inline(never)
  func fail(_ failure: R.Failure, _ dispose: (any Subscription) -> Void) {
    if let upstream = stop(State.ending) { dispose(upstream) }
    if end() { downstream.receive(completion: .failure(failure)) }
  }

  @inlinable
  func deliver(_ output: R.Output?) {
    guard isEnding else { return }
    if let output { _ = downstream.receive(output) }
    if end() { downstream.receive(completion: .finished) }
  }
}

#if !hasFeature(Embedded)
  extension Reduction: CustomStringConvertible {
    @usableFromInline var description: String { "\(reducer.name)" }
  }
#endif
