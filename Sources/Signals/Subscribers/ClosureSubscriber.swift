public import Synchronization

/// The subscriber behind `sink` and `assign`: closures, with unlimited demand.
///
/// The closures are immutable and live where the upstream keeps its subscriber. They go when it lets go, which every source does
/// at the end, and only when no call runs.
@usableFromInline
struct ClosureSubscriber<Input, Failure: Error>: SinkSubscriber {
  @usableFromInline let control: SinkControl
  @usableFromInline let receiveValue: (Input) -> Void
  @usableFromInline let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  @inlinable
  init(
    _ control: SinkControl,
    _ receiveValue: @escaping (Input) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.control = control
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let end = control.stop()
    if end.isFirst { receiveCompletion(completion) }
  }
}

/// The same where nobody waits for an end that says nothing: it takes a fifth less room in the subscription.
@usableFromInline
struct ValueSubscriber<Input>: SinkSubscriber {
  @usableFromInline typealias Failure = Never

  @usableFromInline let control: SinkControl
  @usableFromInline let receiveValue: (Input) -> Void

  @inlinable
  init(_ control: SinkControl, _ receiveValue: @escaping (Input) -> Void) {
    self.control = control
    self.receiveValue = receiveValue
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Never>) {
    _ = control.stop()
  }
}

/// What the two have in common.
@usableFromInline
protocol SinkSubscriber: Subscriber {
  var control: SinkControl { get }
  var receiveValue: (Input) -> Void { get }
}

extension SinkSubscriber {
  @inlinable var combineIdentifier: CombineIdentifier { CombineIdentifier(control) }

  @inlinable
  func receive(subscription: any Subscription) {
    control.start(subscription)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    if control.state.load(ordering: .relaxed) != SinkControl.over { receiveValue(input) }
    return .none
  }
}

/// What a sink's subscriber shares with the `AnyCancellable` that its user holds.
@usableFromInline
final class SinkControl: CancelTarget {
  @inlinable static var waiting: UInt8 { 0 }
  @inlinable static var live: UInt8 { 1 }
  @inlinable static var over: UInt8 { 2 }

  @usableFromInline let state = Atomic<UInt8>(SinkControl.waiting)
  /// Belongs to who delivers until it is live, then to who moves `state` on.
  @exclusivity(unchecked) private var subscription: (any Subscription)?

  @usableFromInline
  override init() {}

  @inlinable var isLive: Bool { state.load(ordering: .relaxed) == SinkControl.live }

  /// Accepts the first subscription; cancels any other, and one that comes after a cancel.
  @usableFromInline
  func start(_ subscription: any Subscription) {
    guard state.load(ordering: .acquiring) == SinkControl.waiting else {
      return subscription.cancel()
    }
    self.subscription = subscription
    let (isLive, _) = state.compareExchange(
      expected: SinkControl.waiting, desired: SinkControl.live, ordering: .acquiringAndReleasing)
    if isLive { return subscription.request(.unlimited) }
    self.subscription = nil
    subscription.cancel()
  }

  /// Ends the sink. Whoever is first may say so downstream, and disposes of the subscription.
  @usableFromInline
  func stop() -> (isFirst: Bool, subscription: (any Subscription)?) {
    let old = state.exchange(SinkControl.over, ordering: .acquiringAndReleasing)
    guard old == SinkControl.live else { return (old == SinkControl.waiting, nil) }
    var subscription: (any Subscription)?
    swap(&subscription, &self.subscription)
    return (true, subscription)
  }

  @usableFromInline
  override func cancel() {
    stop().subscription?.cancel()
  }
}
