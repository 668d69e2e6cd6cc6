import Signals
import Testing

private class Model: ObservableObject {
  @Published var v = 0
  @Published var name = "a"
}

private final class DerivedModel: Model {
  @Published var more = 1
}

private final class PlainModel {
  @Published var v: Int

  init(_ v: Int) {
    _v = Published(initialValue: v)
  }
}

@Suite struct PublishedTests {
  /// Case CV3.
  @Test func `publishes before the property changes`() {
    let model = Model()
    var log: [[Int]] = []
    let subscription = model.$v.sink { log.append([$0, model.v]) }
    model.v = 4
    model.v = 2
    #expect(log == [[0, 0], [4, 0], [2, 4]])
    #expect(model.v == 2)
    subscription.cancel()
  }

  @Test func `announces the change of the object first`() {
    let model = DerivedModel()
    var log: [String] = []
    let subscriptions = [
      model.objectWillChange.sink { log.append("object \(model.v)") },
      model.$v.sink { log.append("v \($0)") },
      model.$more.sink { log.append("more \($0)") },
    ]
    log = []
    model.v = 1
    model.more = 2
    model.name = "b"
    #expect(log == ["object 0", "v 1", "object 1", "more 2", "object 1"])
    #expect(model.objectWillChange === model.objectWillChange)
    for subscription in subscriptions { subscription.cancel() }
  }

  /// Case CV4.
  @Test func `a subscriber that joins in a notification gets the new value, once`() {
    let model = Model()
    var log: [Int] = []
    var nested: AnyCancellable?
    let subscription = model.$v.dropFirstByHand().sink { _ in
      if nested == nil { nested = model.$v.sink { log.append($0) } }
    }
    model.v = 2
    #expect(log == [2])
    model.v = 3
    #expect(log == [2, 3])
    subscription.cancel()
    nested?.cancel()
  }

  @Test func `a value set in a notification is there at once, and heard in order`() {
    let model = Model()
    var log: [String] = []
    let first = model.$v.sink {
      log.append("a\($0)(\(model.v))")
      if $0 == 1 {
        model.v = 2
        log.append("set(\(model.v))")
      }
    }
    let second = model.$v.sink { log.append("b\($0)(\(model.v))") }
    log = []
    model.v = 1
    #expect(log == ["a1(0)", "set(2)", "b1(2)", "a2(2)", "b2(2)"])
    #expect(model.v == 2)
    first.cancel()
    second.cancel()
  }

  /// Case DM3.
  @Test func `waits for demand, and then sends the latest value`() {
    let model = PlainModel(1)
    let recorder = Recorder<Int, Never>(demand: .none)
    model.$v.subscribe(recorder)
    model.v = 2
    #expect(recorder.log == [])
    recorder.request(.max(1))
    model.v = 3
    #expect(recorder.log == ["2"])
    recorder.request(.max(1))
    #expect(recorder.log == ["2", "3"])
    #expect(recorder.subscription.map { "\($0)" } == "PublishedSubject")
    #expect(recorder.breaches == [])
  }

  /// Case LF1.
  @Test func `what is assigned to it ends with its object`() {
    let source = RawSource()
    let names = PassthroughSubject<Int, Never>()
    weak var weakModel: PlainModel?
    var log: [Int] = []
    do {
      let model = PlainModel(0)
      weakModel = model
      names.assign(to: &model.$v)
      source.replacedErrorByHand().assign(to: &model.$v)
      let subscription = model.$v.sink { log.append($0) }
      names.send(1)
      source.send(2)
      #expect(source.connections.map(\.requests) == [[.unlimited]])
      subscription.cancel()
    }
    #expect(log == [0, 1, 2])
    #expect(weakModel == nil)
    #expect(source.cancels == 1)
    names.send(5)
    source.forget()
  }

  @Test func `lets go of what was assigned when that ends`() {
    let model = PlainModel(0)
    weak var weakSubject: PassthroughSubject<Int, Never>?
    do {
      let subject = PassthroughSubject<Int, Never>()
      weakSubject = subject
      subject.assign(to: &model.$v)
      subject.send(3)
      subject.send(completion: .finished)
    }
    #expect(weakSubject == nil)
    #expect(model.v == 3)
  }

  @Test func `what it replaces may set it again when it dies`() {
    final class Holder {
      @Published var witness: Witness?
    }
    let holder = Holder()
    var count = 0
    withWatchdog {
      holder.witness = Witness {
        count += 1
        if count < 3 { holder.witness = Witness {} }
      }
      holder.witness = nil
    }
    #expect(count == 1)
  }

  /// Rule R9.
  @Test func `the stack stays flat when it sets itself`() {
    let model = Smuggled(PlainModel(0))
    withWatchdog {
      let model = model.value
      let subscription = model.$v.sink { if $0 < 100_000 { model.v = $0 + 1 } }
      subscription.cancel()
    }
    #expect(model.value.v == 100_000)
  }

  @Test func `is set and read by several threads`() {
    let model = Smuggled(Model())
    let recorder = Recorder<Int, Never>()
    model.value.$v.subscribe(recorder)
    let publisher = Smuggled(model.value.$v)
    let objectWillChange = Smuggled(model.value.objectWillChange)
    onThreads(4) { thread in
      for step in 0..<300 {
        switch thread {
        case 0: model.value.v = step
        case 1: _ = model.value.v
        case 2: publisher.value.sink { _ in }.cancel()
        default: objectWillChange.value.sink { _ in }.cancel()
        }
      }
    }
    recorder.close()
    #expect(recorder.breaches == [])
    #expect(model.value.v == 299)
  }
}

@Suite struct ObservableObjectTests {
  @Test func `an object without published properties has a publisher that nobody keeps`() {
    final class Bare: ObservableObject {}
    let bare = Bare()
    #expect(bare.objectWillChange !== bare.objectWillChange)
  }

  @Test func `an object may have a publisher of its own`() {
    final class Custom: ObservableObject {
      let objectWillChange = PassthroughSubject<Int, Never>()
    }
    let recorder = Recorder<Int, Never>()
    let custom = Custom()
    custom.objectWillChange.subscribe(recorder)
    custom.objectWillChange.send(1)
    #expect(recorder.log == ["1"])
  }

  @Test func `announcements keep their order and their demand`() {
    let publisher = ObservableObjectPublisher()
    let recorder = Recorder<Void, Never>(demand: .max(2))
    recorder.onValue = { _ in
      publisher.send()
      return .none
    }
    publisher.subscribe(recorder)
    publisher.send()
    #expect(recorder.values.count == 2)
    #expect(recorder.subscription.map { "\($0)" } == "ObservableObjectPublisher")
    #expect(recorder.breaches == [])
  }
}

extension Publisher where Output == Int, Failure == Never {
  fileprivate func dropFirstByHand() -> some Publisher<Int, Never> {
    map { (0, $0) }.scan((0, 0)) { ($0.0 + 1, $1.1) }.filter { $0.0 > 1 }.map(\.1)
  }
}

extension Publisher where Output == Int, Failure == TestError {
  /// The same publisher of a type that cannot fail; what fails here never does.
  fileprivate func replacedErrorByHand() -> AnyPublisher<Int, Never> {
    NeverFailing(upstream: self).eraseToAnyPublisher()
  }
}

private struct NeverFailing<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Never

  let upstream: Upstream

  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { subscriber.receive(subscription: $0) },
        receiveValue: { subscriber.receive($0) },
        receiveCompletion: { _ in subscriber.receive(completion: .finished) }))
  }
}
