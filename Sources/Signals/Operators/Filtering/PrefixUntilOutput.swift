extension Publisher {
  /// Passes values until another publisher sends one.
  ///
  ///     taps.prefix(untilOutputFrom: screenDidClose)
  ///
  /// When the other one ends without a value, nothing changes.
  @inlinable
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of values until another sends one. Nobody writes this type by name: it is what `prefix(untilOutputFrom:)` returns.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The publisher whose first value ends this.
    public let other: Other

    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(GateJoint<PrefixGate, Output, Failure>(), sources: 2, subscriber)
      join.beginWithSource {
        let gatekeeper: Side<GateJoint<PrefixGate, Output, Failure>, S, Other.Output, Other.Failure>
        gatekeeper = join.gatekeeping {
          $1.complete(.finished)
        } conclude: { _, _, _ in
        }
        other.receive(subscriber: gatekeeper)
        upstream.receive(subscriber: join.gated())
      }
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

@usableFromInline
enum PrefixGate: GateRule {
  @inlinable static var name: StaticString { "PrefixUntilOutput" }
  @inlinable static var isOpenAtFirst: Bool { true }
}
