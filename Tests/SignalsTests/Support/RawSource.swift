import Signals

/// A publisher without any manners: what is sent goes to every subscriber at once, nested, asked for or not, and also after the
/// end. It counts what comes up to it.
final class RawSource: Publisher {
  typealias Output = Int
  typealias Failure = TestError

  final class Connection: Subscription {
    fileprivate(set) var requests: [Subscribers.Demand] = []
    /// What the subscriber returned for each value.
    fileprivate(set) var answers: [Subscribers.Demand] = []
    fileprivate(set) var cancels = 0
    fileprivate var send: ((Int) -> Void)?
    fileprivate var complete: ((Subscribers.Completion<TestError>) -> Void)?
    /// What is asked for and not sent yet.
    fileprivate(set) var demand = Subscribers.Demand.none

    func request(_ demand: Subscribers.Demand) {
      requests.append(demand)
      self.demand += demand
    }

    func cancel() {
      cancels += 1
      send = nil
      complete = nil
    }
  }

  private(set) var connections: [Connection] = []
  /// False: no subscription is sent, until `sendSubscription`.
  var sendsSubscription = true
  /// True: only what was asked for is sent, and nothing after a cancel.
  var isPolite = true
  private var sendSubscriptions: [() -> Void] = []

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
    let connection = Connection()
    connections.append(connection)
    connection.send = { [unowned connection] value in
      connection.demand -= 1
      let answer = subscriber.receive(value)
      connection.answers.append(answer)
      connection.demand += answer
    }
    connection.complete = { subscriber.receive(completion: $0) }
    let send = { subscriber.receive(subscription: connection) }
    sendSubscriptions.append(send)
    if sendsSubscription { send() }
  }

  /// Sends their subscriptions to all, again if they were sent before.
  func sendSubscription() {
    for send in sendSubscriptions { send() }
  }

  func send(_ value: Int) {
    for connection in connections where !isPolite || connection.demand > .none {
      connection.send?(value)
    }
  }

  func send(completion: Subscribers.Completion<TestError>) {
    for connection in connections {
      let complete = connection.complete
      if isPolite {
        connection.send = nil
        connection.complete = nil
      }
      complete?(completion)
    }
  }

  /// Breaks the cycles that bad manners make.
  func forget() {
    sendSubscriptions = []
    for connection in connections {
      connection.send = nil
      connection.complete = nil
    }
  }

  /// What was requested from all connections, in order of connection.
  var requests: [Subscribers.Demand] { connections.flatMap(\.requests) }

  /// What the subscribers returned for each value.
  var answers: [Subscribers.Demand] { connections.flatMap(\.answers) }

  var cancels: Int { connections.reduce(0) { $0 + $1.cancels } }
}
