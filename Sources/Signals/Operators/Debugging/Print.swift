// Values of unknown types have no words in Embedded Swift.
#if !hasFeature(Embedded)
  extension Publisher {
    /// Prints a line for each thing that passes.
    ///
    ///     [7].publisher.print("posts").sink { _ in }
    ///     // posts: receive subscription: ([7])
    ///     // posts: request unlimited
    ///     // posts: receive value: (7)
    ///     // posts: receive finished
    ///
    /// - Parameters:
    ///   - prefix: Stands before each line, with a colon.
    ///   - stream: Gets the lines; the standard output, if there is none.
    @inlinable
    public func print(
      _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
      Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
  }

  extension Publishers {
    /// A publisher that prints what passes. Nobody writes this type by name: it is what `print` returns.
    public struct Print<Upstream: Publisher>: Publisher {
      public typealias Output = Upstream.Output
      public typealias Failure = Upstream.Failure

      /// Stands before each line, with a colon.
      public let prefix: String
      /// Where the values come from.
      public let upstream: Upstream
      /// Gets the lines; the standard output, if there is none.
      public let stream: (any TextOutputStream)?

      @inlinable
      public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
        self.upstream = upstream
        self.prefix = prefix
        self.stream = stream
      }

      @inlinable
      public func receive<S: Subscriber>(subscriber: S)
      where S.Input == Output, S.Failure == Failure {
        upstream.receive(subscriber: PrintRelay(Printer(prefix, stream), subscriber))
      }
    }
  }

  /// It passes all that comes, as the stateless operators do (rule R14).
  @usableFromInline
  final class PrintRelay<Downstream: Subscriber>: RelayBase, Subscriber {
    @usableFromInline let printer: Printer
    @usableFromInline let downstream: Downstream

    @inlinable
    init(_ printer: Printer, _ downstream: Downstream) {
      self.printer = printer
      self.downstream = downstream
      super.init()
    }

    @inlinable
    func receive(subscription: any Subscription) {
      printer.print("receive subscription: (\(subscription))")
      if start(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      printer.print("receive value: (\(input))")
      let more = downstream.receive(input)
      if more != .none { printer.print("request \(more.words) (synchronous)") }
      return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      switch completion {
      case .finished: printer.print("receive finished")
      case .failure(let failure): printer.print("receive error: (\(failure))")
      }
      _ = stop()
      downstream.receive(completion: completion)
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
      printer.print("request \(demand.words)")
      super.request(demand)
    }

    @inlinable
    override func cancel() {
      printer.print("receive cancel")
      super.cancel()
    }
  }

  extension PrintRelay: CustomStringConvertible {
    @usableFromInline var description: String { "Print" }
  }

  extension Subscribers.Demand {
    @usableFromInline var words: String { max.map { "max: (\($0))" } ?? "unlimited" }
  }

  /// Where the lines go.
  @usableFromInline
  struct Printer {
    private struct Target: TextOutputStream {
      var stream: any TextOutputStream

      mutating func write(_ string: String) { stream.write(string) }
    }

    private let prefix: String
    private let target: Target?

    @usableFromInline
    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
      self.prefix = prefix.isEmpty ? "" : "\(prefix): "
      target = stream.map { Target(stream: $0) }
    }

    @usableFromInline
    func print(_ line: String) {
      if var target {
        Swift.print("\(prefix)\(line)", to: &target)
      } else {
        Swift.print("\(prefix)\(line)")
      }
    }
  }
#endif
