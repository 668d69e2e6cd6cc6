/// A sequence can be a publisher.
extension Sequence {
  /// A publisher of this sequence's elements.
  ///
  ///     ["posts", "followers"].publisher.sink { print($0) }
  @inlinable public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Publishers {
  /// A publisher of a sequence's elements, in their order, no faster than they are asked for.
  ///
  /// One element more is taken from the sequence than was delivered, so that it finishes with its last element.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// Where the elements come from.
    public let sequence: Elements

    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let elements = SequenceEmitter(sequence, subscriber)
      guard elements.next != nil else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        return
      }
      subscriber.receive(subscription: elements.emission)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

@usableFromInline
final class SequenceEmitter<Elements: Swift.Sequence, Downstream: Subscriber>
where Downstream.Input == Elements.Element {
  // Both belong to the running loop: the emission starts one at a time.
  @exclusivity(unchecked) @usableFromInline var iterator: Elements.Iterator
  @exclusivity(unchecked) @usableFromInline var next: Elements.Element?
  @usableFromInline let downstream: Downstream
  @usableFromInline let completion: Subscribers.Completion<Downstream.Failure>
  #if !hasFeature(Embedded)
    @usableFromInline let sequence: Elements
  #endif

  @inlinable
  init(
    _ sequence: Elements, _ downstream: Downstream,
    _ completion: Subscribers.Completion<Downstream.Failure> = .finished
  ) {
    iterator = sequence.makeIterator()
    next = iterator.next()
    self.downstream = downstream
    self.completion = completion
    #if !hasFeature(Embedded)
      self.sequence = sequence
    #endif
  }

  @inlinable var emission: Emission {
    #if hasFeature(Embedded)
      Emission("Sequence") { self.deliver($1, $0) }
    #else
      SequenceEmission(self) { self.deliver($1, $0) }
    #endif
  }

  @inlinable
  func deliver(_ demand: Subscribers.Demand, _ emission: Emission) {
    // Copies of their own, so that the loop touches no shared memory.
    var iterator = iterator
    var next = next
    if demand == .unlimited {
      // Nothing to count.
      while let element = next {
        next = iterator.next()
        _ = downstream.receive(element)
        if emission.isOver { return }
      }
    } else {
      var demand = demand
      while demand != .none, let element = next {
        next = iterator.next()
        demand -= 1
        let more = downstream.receive(element)
        if emission.isOver { return }
        if more != .none { demand += more }
      }
    }
    if next == nil {
      if emission.finish() { downstream.receive(completion: completion) }
    } else {
      self.iterator = iterator
      self.next = next
    }
  }
}

#if !hasFeature(Embedded)
  extension SequenceEmitter: CustomStringConvertible {
    @usableFromInline var description: String { String(describing: sequence) }
  }

  /// An emission that describes itself as its sequence does, until the end.
  @usableFromInline
  final class SequenceEmission: Emission {
    private let lock = Lock()
    /// Guarded by `lock`.
    private var sequence: (any CustomStringConvertible)?

    @usableFromInline
    init(
      _ sequence: any CustomStringConvertible,
      _ deliver: @escaping (Emission, Subscribers.Demand) -> Void
    ) {
      self.sequence = sequence
      super.init("Sequence", deliver)
    }

    @usableFromInline
    override func letGo() {
      var old: (any CustomStringConvertible)?
      lock.withLock { swap(&old, &sequence) }
      super.letGo()
    }

    @usableFromInline
    override var description: String {
      var sequence: (any CustomStringConvertible)?
      lock.withLock { sequence = self.sequence }
      return sequence?.description ?? super.description
    }
  }
#endif
