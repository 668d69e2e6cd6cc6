extension Publisher {
  /// Hands on values and the completion on a scheduler.
  ///
  ///     photos.receive(on: mainQueue).sink { view.show($0) }
  ///
  /// The subscription is handed on at once, so that no early value is lost. Order is kept on any scheduler, also a concurrent
  /// one. After a cancel on the scheduler nothing more comes, whatever was on its way.
  @inlinable
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that hands on another's values on a scheduler. Nobody writes this type by name: it is what `receive(on:)` returns.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Delivers.
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
      upstream.receive(
        subscriber: ScheduledRelay("ReceiveOn", scheduler, options, nil, subscriber))
    }
  }
}
