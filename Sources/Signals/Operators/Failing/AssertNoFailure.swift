extension Publisher {
  /// Stops the program if the upstream fails, because that can only be a mistake in it.
  ///
  /// - Parameters:
  ///   - prefix: Stands before the failure in the message.
  ///   - file: The file that the message names.
  ///   - line: The line that the message names.
  @inlinable
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publishers {
  /// A publisher that must not fail. Nobody writes this type by name: it is what `assertNoFailure` returns.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// Where the values come from.
    public let upstream: Upstream
    /// Stands before the failure in the message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    @inlinable
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.receive(
        subscriber: FailureConversion<Upstream.Failure, S>("AssertNoFailure", subscriber) {
          failure in
          #if hasFeature(Embedded)
            fatalError(prefix, file: file, line: line)
          #else
            fatalError(
              "\(prefix.isEmpty ? "" : "\(prefix): ")\(failure)", file: file, line: line)
          #endif
        })
    }
  }
}
