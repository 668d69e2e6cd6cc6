import Signals
import Synchronization
import Testing

/// Cases AS1 and AS2, with threads: 10,000 rounds of each race. Continuations are checked ones, so that one that is resumed twice stops
/// the program, and one that is lost hangs the round.
@Suite(.timeLimit(.minutes(5))) struct AsyncRaceTests {
  static let rounds = 10_000

  @Test func `a value, a cancel and an end race for one who waits`() async {
    let outcomes = Outcomes()
    for round in 0..<Self.rounds {
      let subject = Smuggled(PassthroughSubject<Int, Never>())
      let waiting = Task {
        var iterator = subject.value.values.makeAsyncIterator()
        return await iterator.next()
      }
      let sending = Task.detached { subject.value.send(1) }
      let ending = Task.detached {
        if round.isMultiple(of: 2) {
          waiting.cancel()
        } else {
          subject.value.send(completion: .finished)
        }
      }
      outcomes.note(await waiting.value)
      _ = await (sending.value, ending.value)
    }
    #expect(outcomes.count == Self.rounds)
  }

  @Test func `a promise and a cancel race for a future's value`() async {
    let outcomes = Outcomes()
    for _ in 0..<Self.rounds {
      let box = Box<Future<Int, TestError>.Promise?>(nil)
      let future = Smuggled(Future<Int, TestError> { box.value = $0 })
      let promise = Smuggled(box.value)
      let waiting = Task { try await future.value.value }
      let keeping = Task.detached { promise.value?(.success(1)) }
      waiting.cancel()
      outcomes.note(try? await waiting.value)
      await keeping.value
    }
    #expect(outcomes.count == Self.rounds)
  }

  @Test func `one sends into a buffer while another cancels the reader`() async {
    let outcomes = Outcomes()
    for _ in 0..<Self.rounds {
      let subject = Smuggled(PassthroughSubject<Int, Never>())
      let reading = Task {
        var sum = 0
        for await value in subject.value.values(buffering: .newest(2)) { sum += value }
        return sum
      }
      let sending = Task.detached { for value in 0..<5 { subject.value.send(value) } }
      let cancelling = Task.detached { reading.cancel() }
      outcomes.note(await reading.value)
      _ = await (sending.value, cancelling.value)
    }
    #expect(outcomes.count == Self.rounds)
  }

  @Test func `an async sequence is cancelled while it delivers`() async {
    let delivered = Atomic<Int>(0)
    for _ in 0..<Self.rounds {
      let publisher = CountingSequence(last: 3).publisher(isolation: nil)
      let subscription = Smuggled(
        publisher.sink { _ in delivered.add(1, ordering: .relaxed) })
      await Task.detached { subscription.value.cancel() }.value
    }
    #expect(delivered.load(ordering: .relaxed) <= 3 * Self.rounds)
  }

  @Test func `sleepers are woken by the clock and by a cancel at once`() async {
    let outcomes = Outcomes()
    for _ in 0..<Self.rounds {
      let clock = Smuggled(VirtualTimeScheduler())
      let sleeping = Task { () -> Int? in
        do {
          try await clock.value.sleep(for: .seconds(1))
          return 1
        } catch {
          return nil
        }
      }
      let advancing = Task.detached { clock.value.advance(by: .seconds(2)) }
      sleeping.cancel()
      outcomes.note(await sleeping.value)
      await advancing.value
    }
    #expect(outcomes.count == Self.rounds)
  }

  private final class Outcomes: Sendable {
    private let counts = Mutex<[Int?: Int]>([:])

    func note(_ outcome: Int?) {
      counts.withLock { $0[outcome, default: 0] += 1 }
    }

    var count: Int { counts.withLock { $0.values.reduce(0, +) } }
  }
}
