extension Publisher {
  /// Passes the values of both publishers, as they come.
  ///
  ///     header.outputs.merge(with: grid.outputs)
  ///
  /// Finishes when both have finished.
  @inlinable
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }

  /// Passes the values of this publisher and another of its type, as they come.
  @inlinable
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}

extension Publishers {
  /// A publisher of the values of two others.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
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

    /// The same with one publisher more.
    @inlinable
    public func merge<Z: Publisher>(
      with z: Z
    ) -> Publishers.Merge3<A, B, Z>
    where Z.Failure == Failure, Z.Output == Output {
      Publishers.Merge3(a, b, z)
    }

    /// The same with two publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher>(
      with z: Z, _ y: Y
    ) -> Publishers.Merge4<A, B, Z, Y>
    where Z.Failure == Failure, Y.Failure == Failure, Z.Output == Output, Y.Output == Output {
      Publishers.Merge4(a, b, z, y)
    }

    /// The same with three publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
      with z: Z, _ y: Y, _ x: X
    ) -> Publishers.Merge5<A, B, Z, Y, X>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, Z.Output == Output,
      Y.Output == Output, X.Output == Output
    {
      Publishers.Merge5(a, b, z, y, x)
    }

    /// The same with four publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Publishers.Merge6<A, B, Z, Y, X, W>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
      Z.Output == Output, Y.Output == Output, X.Output == Output, W.Output == Output
    {
      Publishers.Merge6(a, b, z, y, x, w)
    }

    /// The same with five publishers more.
    @inlinable
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
      V.Failure == Failure, Z.Output == Output, Y.Output == Output, X.Output == Output,
      W.Output == Output, V.Output == Output
    {
      Publishers.Merge7(a, b, z, y, x, w, v)
    }

    /// The same with six publishers more.
    @inlinable
    public func merge<
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
    >(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z.Failure == Failure, Y.Failure == Failure, X.Failure == Failure, W.Failure == Failure,
      V.Failure == Failure, U.Failure == Failure, Z.Output == Output, Y.Output == Output,
      X.Output == Output, W.Output == Output, V.Output == Output, U.Output == Output
    {
      Publishers.Merge8(a, b, z, y, x, w, v, u)
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let join = Join(MergeJoint<Output, Failure>(sources: 2), sources: 2, subscriber)
      join.begin {
        a.receive(subscriber: join.merging(0))
        b.receive(subscriber: join.merging(1))
      }
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
