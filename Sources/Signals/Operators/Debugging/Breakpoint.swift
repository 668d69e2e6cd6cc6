extension Publisher {
  /// Stops the program, and with it a debugger, when a closure says so.
  ///
  ///     posts.breakpoint(receiveOutput: { $0.isEmpty })
  @inlinable
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program, and with it a debugger, when the upstream fails.
  @inlinable
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

extension Publishers {
  /// A publisher that may stop the program. Nobody writes this type by name: it is what `breakpoint` returns.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// True to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// True to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// True to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    @inlinable
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: Inner(publisher: self, downstream: subscriber))
    }
  }
}

extension Publishers.Breakpoint {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline let publisher: Publishers.Breakpoint<Upstream>
    @usableFromInline let downstream: Downstream

    @inlinable
    init(publisher: Publishers.Breakpoint<Upstream>, downstream: Downstream) {
      self.publisher = publisher
      self.downstream = downstream
    }

    @inlinable var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if publisher.receiveSubscription?(subscription) == true { fatalError("Breakpoint") }
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Output) -> Subscribers.Demand {
      if publisher.receiveOutput?(input) == true { fatalError("Breakpoint") }
      return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if publisher.receiveCompletion?(completion) == true { fatalError("Breakpoint") }
      downstream.receive(completion: completion)
    }
  }
}

#if !hasFeature(Embedded)
  extension Publishers.Breakpoint.Inner: CustomStringConvertible {
    @usableFromInline var description: String { "Breakpoint" }
  }
#endif
