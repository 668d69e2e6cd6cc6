import Foundation
import Signals
import Synchronization

/// A subscriber that records its whole history, and every breach of contract that it can see.
final class Recorder<Input, Failure: Error>: Subscriber {
  enum Event {
    case subscription
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private(set) var events: [Event] = []
  private(set) var breaches: [String] = []
  private(set) var subscription: (any Subscription)?

  /// Requests may come from another thread than the values.
  private let lock = NSLock()
  private var guardedDemand = Subscribers.Demand.none
  private let initialDemand: Subscribers.Demand
  private var isOver = false
  private let isBeingCalled = Atomic<Bool>(false)
  /// The thread on which `receive(subscription:)` runs, or 0. Values may come from inside it, but not from another thread.
  private let attachingThread = Atomic<UInt>(0)
  var onSubscription: (any Subscription) -> Void = { _ in }
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  var onCompletion: (Subscribers.Completion<Failure>) -> Void = { _ in }

  init(demand: Subscribers.Demand = .unlimited) {
    initialDemand = demand
  }

  var values: [Input] {
    events.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  var completions: [Subscribers.Completion<Failure>] {
    events.compactMap { if case .completion(let completion) = $0 { completion } else { nil } }
  }

  /// What is asked for and has not come yet.
  var requested: Subscribers.Demand { lock.withLock { guardedDemand } }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { guardedDemand += demand }
    subscription?.request(demand)
  }

  func cancel() {
    subscription?.cancel()
  }

  /// Cancels, and lets go of the subscription, which holds this: nothing is left for the leak check to find.
  func close() {
    cancel()
    forget()
  }

  /// Lets go of the subscription without cancelling it.
  func forget() {
    subscription = nil
    onSubscription = { _ in }
    onValue = { _ in .none }
    onCompletion = { _ in }
  }

  // MARK: Subscriber

  func receive(subscription: any Subscription) {
    attachingThread.store(currentThread(), ordering: .relaxed)
    if self.subscription != nil { breaches.append("second subscription") }
    events.append(.subscription)
    self.subscription = subscription
    if initialDemand != .none { request(initialDemand) }
    onSubscription(subscription)
    attachingThread.store(0, ordering: .relaxed)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    var more = Subscribers.Demand.none
    serially {
      if isOver { breaches.append("value after the completion") }
      lock.withLock {
        if guardedDemand == .none { breaches.append("value that nobody asked for") }
        guardedDemand -= 1
      }
      events.append(.value(input))
      more = onValue(input)
      lock.withLock { guardedDemand += more }
    }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    serially {
      if isOver { breaches.append("second completion") }
      isOver = true
      events.append(.completion(completion))
      onCompletion(completion)
    }
  }

  private func serially(_ body: () -> Void) {
    if isBeingCalled.exchange(true, ordering: .relaxed) { breaches.append(Self.nested) }
    let attachingThread = attachingThread.load(ordering: .relaxed)
    if attachingThread != 0, attachingThread != currentThread() {
      breaches.append("called while another thread tells of the subscription")
    }
    if subscription == nil { breaches.append("called before the subscription") }
    body()
    isBeingCalled.store(false, ordering: .relaxed)
  }

  static var nested: String { "called while it was being called" }
}

extension Recorder.Event: Equatable where Input: Equatable, Failure: Equatable {}

extension Recorder.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .subscription: "subscription"
    case .value(let value): "\(value)"
    case .completion(.finished): "|"
    case .completion(.failure(let failure)): "× \(failure)"
    }
  }
}

extension Recorder {
  /// The values and the end, as words.
  var log: [String] { events.dropFirst().map(\.description) }
}
