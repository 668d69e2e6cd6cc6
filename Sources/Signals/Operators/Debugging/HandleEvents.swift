extension Publisher {
  /// Calls closures with what passes, before it passes on.
  ///
  ///     posts.handleEvents(
  ///       receiveSubscription: { _ in spinner.start() }, receiveCancel: spinner.stop)
  ///
  /// `receiveRequest` also gets what the subscriber asks for when it takes a value, unless that is none.
  @inlinable
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// A publisher that tells of what passes. Nobody writes this type by name: it is what `handleEvents` returns.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Called with the upstream's subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Called with the end.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called with what the subscriber asks for.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Where the values come from.
    public let upstream: Upstream

    @inlinable
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: HandleEventsRelay(self, subscriber))
    }
  }
}

/// It passes all that comes, as the stateless operators do (rule R14); the closures go at the end.
@usableFromInline
final class HandleEventsRelay<Upstream: Publisher, Downstream: Subscriber>: RelayBase, Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  @usableFromInline
  struct Hooks {
    @usableFromInline let receiveSubscription: ((any Subscription) -> Void)?
    @usableFromInline let receiveOutput: ((Upstream.Output) -> Void)?
    @usableFromInline let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    @usableFromInline let receiveCancel: (() -> Void)?
    @usableFromInline let receiveRequest: ((Subscribers.Demand) -> Void)?

    @inlinable
    init(_ publisher: Publishers.HandleEvents<Upstream>) {
      receiveSubscription = publisher.receiveSubscription
      receiveOutput = publisher.receiveOutput
      receiveCompletion = publisher.receiveCompletion
      receiveCancel = publisher.receiveCancel
      receiveRequest = publisher.receiveRequest
    }
  }

  /// Guarded by `lock`; nil at the end.
  @exclusivity(unchecked) @usableFromInline var hooks: Hooks?
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ publisher: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    hooks = Hooks(publisher)
    self.downstream = downstream
    super.init()
  }

  @inlinable var currentHooks: Hooks? {
    var result: Hooks?
    lock.withLock { result = hooks }
    return result
  }

  @inlinable
  func takeHooks() -> Hooks? {
    var result: Hooks?
    lock.withLock { swap(&result, &hooks) }
    return result
  }

  @inlinable
  func receive(subscription: any Subscription) {
    currentHooks?.receiveSubscription?(subscription)
    if start(subscription) { downstream.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    currentHooks?.receiveOutput?(input)
    let more = downstream.receive(input)
    if more != .none { currentHooks?.receiveRequest?(more) }
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    takeHooks()?.receiveCompletion?(completion)
    _ = stop()
    downstream.receive(completion: completion)
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {
    currentHooks?.receiveRequest?(demand)
    super.request(demand)
  }

  @inlinable
  override func cancel() {
    takeHooks()?.receiveCancel?()
    super.cancel()
  }
}

#if !hasFeature(Embedded)
  extension HandleEventsRelay: CustomStringConvertible {
    @usableFromInline var description: String { "HandleEvents" }
  }
#endif
