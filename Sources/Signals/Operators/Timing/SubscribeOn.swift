extension Publisher {
  /// Subscribes, requests and cancels on a scheduler; values come as they come.
  ///
  ///     library.photos.subscribe(on: workQueue).receive(on: mainQueue)
  ///
  /// What the upstream sends before the scheduler gets to it is missed. A cancel lets nothing more through at once; the upstream
  /// hears of it on the scheduler.
  @inlinable
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes to another on a scheduler. Nobody writes this type by name: it is what `subscribe(on:)` returns.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Subscribes, requests and cancels.
    public let scheduler: Context
    /// For the scheduler.
    public let options: Context.SchedulerOptions?

    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (upstream, relay) = (upstream, SubscribeOnRelay(scheduler, options, subscriber))
      scheduler.schedule(options: options) { upstream.receive(subscriber: relay) }
    }
  }
}

@usableFromInline
final class SubscribeOnRelay<Clock: Scheduler, Downstream: Subscriber>: RelayBase, Subscriber {
  @usableFromInline let scheduler: Clock
  @usableFromInline let options: Clock.SchedulerOptions?
  /// Guarded by `lock`; nil at the end. The upstream lives on until the scheduler gets to the cancel, the downstream does not.
  @exclusivity(unchecked) @usableFromInline var downstream: Downstream?

  @inlinable
  init(_ scheduler: Clock, _ options: Clock.SchedulerOptions?, _ downstream: Downstream) {
    self.scheduler = scheduler
    self.options = options
    self.downstream = downstream
    super.init()
  }

  @inlinable
  func current() -> Downstream? {
    var result: Downstream?
    lock.withLock { result = downstream }
    return result
  }

  @inlinable
  func take() -> Downstream? {
    var result: Downstream?
    lock.withLock { swap(&result, &downstream) }
    return result
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard start(subscription) else { return }
    current()?.receive(subscription: self)
  }

  @inlinable
  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard isLive, let downstream = current() else { return .none }
    return downstream.receive(input)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isLive else { return }
    _ = stop(State.ending)
    let downstream = take()
    if end() { downstream?.receive(completion: completion) }
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {
    guard demand != .none, let upstream = currentUpstream() else { return }
    scheduler.schedule(options: options) { upstream.request(demand) }
  }

  @inlinable
  override func cancel() {
    let upstream = stop()
    withExtendedLifetime(take()) {}
    guard let upstream else { return }
    scheduler.schedule(options: options) { upstream.cancel() }
  }

  @inlinable
  func currentUpstream() -> (any Subscription)? {
    var result: (any Subscription)?
    lock.withLock { result = upstream }
    return result
  }
}

#if !hasFeature(Embedded)
  extension SubscribeOnRelay: CustomStringConvertible {
    @usableFromInline var description: String { "SubscribeOn" }
  }
#endif
