extension Publisher {
  /// Passes the values of four publishers, as they come.
  @inlinable
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output,
    C.Output == Output, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}

extension Publishers {
  /// A publisher of the values of four others.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// The same with one publisher more.
    @inlinable
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Publishers.Merge5<A, B, C, D, Z>
    where Z.Failure == Failure, Z.Output == Output {
      Publishers.Merge5(a, b, c, d, z)
    }

    /// The same with two publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge6<A, B, C, D, Z, Y>
    where Z.Failure == Failure, Y.Failure == Failure, Z.Output == Output, Y.Output == Output {
      Publishers.Merge6(a, b, c, d, z, y)
    }

    /// The same with three publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, Z.Output == Output,
      Y.Output == Output, X.Output == Output
    {
      Publishers.Merge7(a, b, c, d, z, y, x)
    }

    /// The same with four publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
      Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output
    {
      Publishers.Merge8(a, b, c, d, z, y, x, w)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(MergeJoint<Output, Failure>(sources: 4), sources: 4, subscriber)
      join.begin {
        a.receive(subscriber: join.merging(0))
        b.receive(subscriber: join.merging(1))
        c.receive(subscriber: join.merging(2))
        d.receive(subscriber: join.merging(3))
      }
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
