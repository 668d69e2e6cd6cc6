extension Publisher {
  /// Drops values until another publisher sends one, and passes those after it.
  ///
  /// When the other one ends without a value, so does this. When it fails, so does this.
  @inlinable
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of values after another sent one. Nobody writes this type by name: it is what `drop(untilOutputFrom:)` returns.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose first value lets values through.
    public let other: Other

    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(GateJoint<DropGate, Output, Failure>(), sources: 2, subscriber)
      join.begin {
        let gatekeeper: Side<GateJoint<DropGate, Output, Failure>, S, Other.Output, Failure>
        gatekeeper = join.gatekeeping { joint, outbox in
          joint.isOpen = true
          outbox.cancel(GateJoint<DropGate, Output, Failure>.other)
        } conclude: { joint, completion, outbox in
          if !joint.isOpen { outbox.complete(completion) }
        }
        other.receive(subscriber: gatekeeper)
        upstream.receive(subscriber: join.gated())
      }
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

@usableFromInline
enum DropGate: GateRule {
  @inlinable static var name: StaticString { "DropUntilOutput" }
  @inlinable static var isOpenAtFirst: Bool { false }
}
