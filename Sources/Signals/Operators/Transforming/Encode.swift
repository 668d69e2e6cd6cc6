// Codable does not exist in Embedded Swift.
#if !hasFeature(Embedded)
  /// What encodes whole values: a JSON encoder, for example.
  public protocol TopLevelEncoder {
    /// What values are encoded to.
    associatedtype Output

    /// Encodes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }

  extension Publisher where Output: Encodable {
    /// Encodes each value, and fails if the encoder does.
    @inlinable
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
      Publishers.Encode(upstream: self, encoder: encoder)
    }
  }

  extension Publishers {
    /// A publisher of encoded values. Nobody writes this type by name: it is what `encode` returns.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
      public typealias Output = Coder.Output
      public typealias Failure = any Error

      /// Where the values come from.
      public let upstream: Upstream
      @usableFromInline let encoder: Coder

      @inlinable
      public init(upstream: Upstream, encoder: Coder) {
        self.upstream = upstream
        self.encoder = encoder
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        let stage = CodingStage<Upstream.Output, Output>("Encode", encoder.encode)
        upstream.receive(tryingSubscriber: Relay(stage, subscriber))
      }
    }
  }

  /// What `encode` and `decode` share.
  @usableFromInline
  struct CodingStage<Input, Output>: Stage {
    @usableFromInline let name: StaticString
    @usableFromInline let code: (Input) throws -> Output

    @inlinable static var name: StaticString { "Encode" }

    @inlinable
    init(_ name: StaticString, _ code: @escaping (Input) throws -> Output) {
      self.name = name
      self.code = code
    }

    @inlinable @inline(__always)
    mutating func receive(_ input: Input) -> Step<Output, any Error> {
      do { return .emit(try code(input)) } catch { return .fail(error) }
    }
  }
#endif
