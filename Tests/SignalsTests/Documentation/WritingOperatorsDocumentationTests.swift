import Signals
import Testing

extension Publisher where Output == String {
  /// Passes texts that say something, and something new.
  fileprivate func spoken() -> some Publisher<String, Failure> {
    filter { !$0.isEmpty }.removeDuplicates()
  }
}

extension Publisher {
  /// Passes each value with its number, from 0 on.
  fileprivate func numbered() -> some Publisher<(Int, Output), Failure> {
    Deferred {
      var number = -1
      return self.map { value in
        number += 1
        return (number, value)
      }
    }
  }
}

private struct EveryNth<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let n: Int

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(Inner(n: n, downstream: subscriber))
  }

  final class Inner<Downstream: Subscriber>: Subscriber
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let n: Int
    let downstream: Downstream
    var count = 0

    init(n: Int, downstream: Downstream) {
      self.n = n
      self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      count += 1
      guard count.isMultiple(of: n) else { return .max(1) }
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      downstream.receive(completion: completion)
    }
  }
}

private struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let start: Int

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Int, S.Failure == Never {
    subscriber.receive(subscription: Inner(next: start, downstream: subscriber))
  }

  final class Inner<Downstream: Subscriber>: Subscription
  where Downstream.Input == Int, Downstream.Failure == Never {
    private var next: Int
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(next: Int, downstream: Downstream) {
      self.next = next
      self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
      demand += more
      // From inside a delivery: the loop sees it, and the stack stays flat.
      guard !isSending else { return }
      isSending = true
      while demand > .none, let downstream {
        // State first, then the call: it may request, or cancel.
        let value = next
        next -= 1
        demand -= 1
        demand += downstream.receive(value)
        if value == 0, self.downstream != nil {
          self.downstream = nil
          downstream.receive(completion: .finished)
        }
      }
      isSending = false
    }

    func cancel() {
      downstream = nil
    }
  }
}

/// Takes one value at a time, and asks for the next one when it is told to.
private final class Stepper<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var received: [Input] = []
  private var subscription: (any Subscription)?

  func next() {
    subscription?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    received.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
  }
}

@Suite struct WritingOperatorsDocumentationTests {
  @Test func `a composition`() {
    var log: [String] = []
    let subscription = ["", "a", "", "a", "b"].publisher.spoken().sink { log.append($0) }
    #expect(log == ["a", "b"])
    subscription.cancel()
  }

  @Test func `each subscriber has a state of its own`() {
    var log: [Int] = []
    let letters = ["a", "b"].publisher.numbered()
    let first = letters.sink { log.append($0.0) }
    let second = letters.sink { log.append($0.0) }
    #expect(log == [0, 1, 0, 1])
    first.cancel()
    second.cancel()
  }

  @Test func `an operator, a source and a subscriber`() {
    let stepper = Stepper<Int, Never>()
    EveryNth(upstream: Countdown(start: 6), n: 2).subscribe(stepper)
    #expect(stepper.received.isEmpty)
    stepper.next()
    #expect(stepper.received == [5])
    stepper.next()
    stepper.next()
    #expect(stepper.received == [5, 3, 1])
    stepper.cancel()
    stepper.next()
    #expect(stepper.received == [5, 3, 1])
  }

  @Test func `the source keeps the rules`() {
    let recorder = Recorder<Int, Never>(demand: .max(1))
    recorder.onValue = { _ in
      recorder.request(.max(1))
      return .none
    }
    Countdown(start: 100_000).subscribe(recorder)
    #expect(recorder.values.count == 100_001)
    #expect(recorder.completions == [.finished])
    #expect(recorder.breaches.isEmpty)
    recorder.forget()
  }
}
