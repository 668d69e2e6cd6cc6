// Key paths do not exist in Embedded Swift.
#if !hasFeature(Embedded)
  extension Publisher {
    /// Passes a property of each value.
    ///
    ///     profiles.map(\.name)  // the names
    @inlinable
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
      Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Passes two properties of each value.
    @inlinable
    public func map<T0, T1>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
      Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Passes three properties of each value.
    @inlinable
    public func map<T0, T1, T2>(
      _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
      _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
      Publishers.MapKeyPath3(
        upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
  }

  extension Publishers {
    /// A publisher of a property. Nobody writes this type by name: it is what `map` returns.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The property that is delivered.
      public let keyPath: KeyPath<Upstream.Output, Output>

      @inlinable
      public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
        self.upstream = upstream
        self.keyPath = keyPath
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let keyPath = keyPath
        upstream.map { $0[keyPath: keyPath] }.receive(subscriber: subscriber)
      }
    }

    /// A publisher of two properties. Nobody writes this type by name: it is what `map` returns.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
      public typealias Output = (Output0, Output1)
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The first property.
      public let keyPath0: KeyPath<Upstream.Output, Output0>
      /// The second property.
      public let keyPath1: KeyPath<Upstream.Output, Output1>

      @inlinable
      public init(
        upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
        keyPath1: KeyPath<Upstream.Output, Output1>
      ) {
        self.upstream = upstream
        self.keyPath0 = keyPath0
        self.keyPath1 = keyPath1
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let (path0, path1) = (keyPath0, keyPath1)
        upstream.map { ($0[keyPath: path0], $0[keyPath: path1]) }.receive(subscriber: subscriber)
      }
    }

    /// A publisher of three properties. Nobody writes this type by name: it is what `map` returns.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
      public typealias Output = (Output0, Output1, Output2)
      public typealias Failure = Upstream.Failure

      /// Where the values come from.
      public let upstream: Upstream
      /// The first property.
      public let keyPath0: KeyPath<Upstream.Output, Output0>
      /// The second property.
      public let keyPath1: KeyPath<Upstream.Output, Output1>
      /// The third property.
      public let keyPath2: KeyPath<Upstream.Output, Output2>

      @inlinable
      public init(
        upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
        keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
      ) {
        self.upstream = upstream
        self.keyPath0 = keyPath0
        self.keyPath1 = keyPath1
        self.keyPath2 = keyPath2
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let (path0, path1, path2) = (keyPath0, keyPath1, keyPath2)
        upstream.map { ($0[keyPath: path0], $0[keyPath: path1], $0[keyPath: path2]) }
          .receive(subscriber: subscriber)
      }
    }
  }
#endif
