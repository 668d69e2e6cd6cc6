// Codable does not exist in Embedded Swift.
#if !hasFeature(Embedded)
  /// What decodes whole values: a JSON decoder, for example.
  public protocol TopLevelDecoder {
    /// What values are decoded from.
    associatedtype Input

    /// Decodes a value of the given type.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }

  extension Publisher {
    /// Decodes each value, and fails if the decoder does.
    @inlinable
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
      type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
      Publishers.Decode(upstream: self, decoder: decoder)
    }
  }

  extension Publishers {
    /// A publisher of decoded values. Nobody writes this type by name: it is what `decode` returns.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      @usableFromInline let decoder: Coder

      @inlinable
      public init(upstream: Upstream, decoder: Coder) {
        self.upstream = upstream
        self.decoder = decoder
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let decoder = decoder
        let stage = CodingStage<Upstream.Output, Output>("Decode") {
          try decoder.decode(Output.self, from: $0)
        }
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }
#endif
