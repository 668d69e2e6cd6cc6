import Signals
import Testing

@Suite struct SinkTests {
  @Test func `calls its closures in order, and no more after the end`() {
    let source = RawSource()
    source.isPolite = false
    var log: [String] = []
    let subscription = source.sink {
      log.append("\($0)")
    } receiveValue: {
      log.append("\($0)")
    }
    source.send(1)
    source.send(completion: .finished)
    source.send(2)
    source.send(completion: .failure(TestError()))
    #expect(log == ["1", "finished"])
    #expect(source.cancels == 0)
    subscription.cancel()
    #expect(source.cancels == 0)
    source.forget()
  }

  @Test func `asks for everything`() {
    let source = RawSource()
    let subscription = source.sink { _ in
    } receiveValue: { _ in
    }
    #expect(source.connections.map(\.requests) == [[.unlimited]])
    subscription.cancel()
    source.forget()
  }

  @Test func `a cancel before the subscription is remembered`() {
    let source = RawSource()
    source.sendsSubscription = false
    let subscription = source.sink { _ in
    } receiveValue: { _ in
    }
    subscription.cancel()
    #expect(source.cancels == 0)
    source.sendSubscription()
    #expect(source.cancels == 1)
    #expect(source.connections.first?.requests == [])
    source.forget()
  }

  @Test func `a second subscription is cancelled`() {
    let source = RawSource()
    let subscription = source.sink { _ in
    } receiveValue: { _ in
    }
    source.sendSubscription()
    #expect(source.cancels == 1)
    subscription.cancel()
    source.forget()
  }

  @Test func `letting go cancels`() {
    let source = RawSource()
    var subscription: AnyCancellable? = source.sink { _ in
    } receiveValue: { _ in
    }
    #expect(subscription != nil)
    subscription = nil
    #expect(source.cancels == 1)
    source.forget()
  }
}

@Suite struct SinkWithOwnerTests {
  private final class Owner {
    var log: [String] = []
    var subscriptions: Set<AnyCancellable> = []
  }

  @Test func `passes the owner and does not keep it alive`() {
    let subject = PassthroughSubject<Int, TestError>()
    weak var weakOwner: Owner?
    do {
      let owner = Owner()
      weakOwner = owner
      subject.sink(with: owner) { owner, completion in
        owner.log.append("\(completion)")
      } receiveValue: { owner, value in
        owner.log.append("\(value)")
      }.store(in: &owner.subscriptions)
      subject.send(1)
      #expect(owner.log == ["1"])
    }
    #expect(weakOwner == nil)
  }

  @Test func `completes with the owner`() {
    let subject = PassthroughSubject<Int, TestError>()
    let owner = Owner()
    let subscription = subject.sink(with: owner) { owner, completion in
      owner.log.append("\(completion)")
    } receiveValue: { _, _ in
    }
    subject.send(completion: .finished)
    #expect(owner.log == ["finished"])
    subscription.cancel()
  }

  @Test func `ends with the first value that finds the owner gone`() {
    let source = RawSource()
    var owner: Owner? = Owner()
    var subscription: AnyCancellable?
    if let owner {
      subscription = source.sink(with: owner) { _, _ in
      } receiveValue: {
        $0.log.append("\($1)")
      }
    }
    source.send(1)
    #expect(owner?.log == ["1"])
    owner = nil
    source.send(2)
    #expect(source.cancels == 1)
    subscription?.cancel()
    #expect(source.cancels == 1)
    source.forget()
  }

  @Test func `passes each value of a publisher that cannot fail`() {
    let owner = Owner()
    let subscription = [1, 2].publisher.sink(with: owner) { $0.log.append("\($1)") }
    #expect(owner.log == ["1", "2"])
    subscription.cancel()
  }
}

/// Case LF1.
@Suite struct AssignTests {
  private final class Target {
    var name = ""
    var subscriptions: [AnyCancellable] = []
  }

  @Test func `writes each value`() {
    let subject = PassthroughSubject<String, Never>()
    let target = Target()
    let subscription = subject.assign(to: \.name, on: target)
    subject.send("Onamae")
    #expect(target.name == "Onamae")
    subscription.cancel()
    subject.send("nobody")
    #expect(target.name == "Onamae")
  }

  @Test(arguments: [true, false])
  func `keeps its target until the end, and no longer`(byCancel: Bool) {
    let subject = PassthroughSubject<String, Never>()
    weak var weakTarget: Target?
    var subscription: AnyCancellable?
    do {
      let target = Target()
      weakTarget = target
      subscription = subject.assign(to: \.name, on: target)
    }
    #expect(weakTarget != nil)
    if byCancel { subscription?.cancel() } else { subject.send(completion: .finished) }
    #expect(weakTarget == nil)
    withExtendedLifetime(subscription) {}
  }
}

/// Case CD4.
@Suite struct AnyCancellableTests {
  @Test func `acts once, whatever happens first`() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func `acts when it is let go of`() {
    var count = 0
    var cancellable: AnyCancellable? = AnyCancellable { count += 1 }
    #expect(cancellable != nil && count == 0)
    cancellable = nil
    #expect(count == 1)
  }

  @Test func `may cancel itself from inside`() {
    let cancellable = Box<AnyCancellable?>(nil)
    var count = 0
    cancellable.value = AnyCancellable {
      count += 1
      cancellable.value?.cancel()
      cancellable.value = nil
    }
    cancellable.value?.cancel()
    #expect(count == 1)
    #expect(cancellable.value == nil)
  }

  @Test func `a bag may be emptied while it is being emptied`() {
    let bag = Box<Set<AnyCancellable>>([])
    var count = 0
    for _ in 0..<3 {
      AnyCancellable {
        count += 1
        bag.value.removeAll()
      }.store(in: &bag.value)
    }
    let old = bag.value
    bag.value = []
    for cancellable in old { cancellable.cancel() }
    #expect(count == 3)
    #expect(bag.value.isEmpty)
  }

  @Test func `wraps another cancellable`() {
    let connection = RawSource.Connection()
    AnyCancellable(connection).cancel()
    #expect(connection.cancels == 1)
  }

  @Test func `is stored in sets and arrays`() {
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    let connection = RawSource.Connection()
    AnyCancellable {}.store(in: &set)
    connection.store(in: &set)
    AnyCancellable {}.store(in: &array)
    connection.store(in: &array)
    #expect(set.count == 2 && array.count == 2)
    array = []
    set = []
    #expect(connection.cancels == 2)
  }
}
