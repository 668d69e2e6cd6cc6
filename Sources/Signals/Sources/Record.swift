/// A publisher of values and an end that were written down before.
///
///     Record<Int, Never> { recording in
///       recording.receive(1)
///       recording.receive(completion: .finished)
///     }
public struct Record<Output, Failure: Error>: Publisher {
  /// What was written down.
  public let recording: Recording

  /// Writes down what `record` gives to the recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// A publisher of what was written down.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// A publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  @inlinable
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let (output, completion) = (recording.output, recording.completion)
    guard !output.isEmpty else {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let elements = SequenceEmitter(output, subscriber, completion)
    subscriber.receive(subscription: elements.emission)
  }

  /// Values, and an end.
  public struct Recording {
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]
    /// `.finished`, if nothing else was written down.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete: Bool

    /// Nothing yet.
    public init() {
      output = []
      completion = .finished
      isComplete = false
    }

    /// Values, and an end after which nothing can be written down.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Writes down a value. After the completion that is a programming error.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Rule R5: nothing comes after the completion")
      output.append(input)
    }

    /// Writes down the end. A second one is a programming error.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Rule R5: there is one completion")
      self.completion = completion
      isComplete = true
    }
  }
}

#if !hasFeature(Embedded)
  extension Record: Codable where Output: Codable, Failure: Codable {}

  extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: CodingKey {
      case output
      case completion
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        output: try container.decode([Output].self, forKey: .output),
        completion: try container.decode(
          Subscribers.Completion<Failure>.self, forKey: .completion))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(output, forKey: .output)
      try container.encode(completion, forKey: .completion)
    }
  }
#endif
