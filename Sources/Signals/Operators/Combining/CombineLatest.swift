extension Publisher {
  /// Passes the latest values of both publishers, whenever one sends, once both have.
  ///
  ///     name.combineLatest(isFollowing)  // (name, isFollowing)
  ///
  /// Finishes when both have finished, or one has without a value.
  @inlinable
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Passes what a closure makes of the latest values of both publishers.
  @inlinable
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }
}

extension Publishers {
  /// A publisher of the latest values of two others.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let joint = CombineLatestJoint<LatestOf2<A.Output, B.Output>, Failure>(LatestOf2())
      let join = Join(joint, sources: 2, subscriber)
      join.begin {
        a.receive(
          subscriber: Side(join, 0) { joint, input, _, outbox in
            swap(&joint.slots.a, &input)
            return joint.update(&outbox)
          })
        b.receive(
          subscriber: Side(join, 1) { joint, input, _, outbox in
            swap(&joint.slots.b, &input)
            return joint.update(&outbox)
          })
      }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

@usableFromInline
struct LatestOf2<A, B>: LatestSlots {
  @usableFromInline var a: A?
  @usableFromInline var b: B?

  @inlinable
  init() {}

  @inlinable static var count: Int { 2 }

  @inlinable var output: (A, B)? {
    guard let a, let b else { return nil }
    return (a, b)
  }

  @inlinable
  func isEmpty(_ source: Int) -> Bool { source == 0 ? a == nil : b == nil }
}
