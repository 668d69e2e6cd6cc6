extension Publishers {
  /// A publisher of the values of any number of others, as they come.
  ///
  ///     Publishers.MergeMany(cells.map(\.outputs))
  ///
  /// Finishes when all have finished; of none, at once.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers, in the order in which they are subscribed to.
    public let publishers: [Upstream]

    @inlinable
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    @inlinable
    public init<S: Swift.Sequence<Upstream>>(_ upstream: S) {
      publishers = Array(upstream)
    }

    /// The same with one publisher more.
    @inlinable
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        return Empty().receive(subscriber: subscriber)
      }
      let count = publishers.count
      let join = Join(MergeJoint<Output, Failure>(sources: count), sources: count, subscriber)
      join.begin {
        for index in publishers.indices {
          publishers[index].receive(subscriber: join.merging(index))
        }
      }
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
