extension Publisher {
  /// Passes the values of three publishers, as they come.
  @inlinable
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }
}

extension Publishers {
  /// A publisher of the values of three others.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// The same with one publisher more.
    @inlinable
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Publishers.Merge4<A, B, C, Z>
    where Z.Failure == Failure, Z.Output == Output {
      Publishers.Merge4(a, b, c, z)
    }

    /// The same with two publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge5<A, B, C, Z, Y>
    where Z.Failure == Failure, Y.Failure == Failure, Z.Output == Output, Y.Output == Output {
      Publishers.Merge5(a, b, c, z, y)
    }

    /// The same with three publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge6<A, B, C, Z, Y, X>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, Z.Output == Output,
      Y.Output == Output, X.Output == Output
    {
      Publishers.Merge6(a, b, c, z, y, x)
    }

    /// The same with four publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
      Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output
    {
      Publishers.Merge7(a, b, c, z, y, x, w)
    }

    /// The same with five publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
      V.Failure == Failure, Z.Output == Output, Y.Output == Output, X.Output == Output,
      W.Output == Output, V.Output == Output
    {
      Publishers.Merge8(a, b, c, z, y, x, w, v)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(MergeJoint<Output, Failure>(sources: 3), sources: 3, subscriber)
      join.begin {
        a.receive(subscriber: join.merging(0))
        b.receive(subscriber: join.merging(1))
        c.receive(subscriber: join.merging(2))
      }
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
