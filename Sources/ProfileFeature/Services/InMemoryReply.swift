import Signals

/// One reply after a while. Each subscription is a request of its own, made when it first asks for a
/// value; cancelling it takes the request back.
struct InMemoryReply<Output, Clock: Scheduler>: Publisher {
  typealias Failure = ServiceError

  let service: ServiceName
  let delay: Clock.SchedulerTimeType.Stride
  let scheduler: Clock
  let traffic: InMemoryTraffic
  /// Does what was asked, at the moment at which the reply is due.
  let answer: () -> Result<Output, ServiceError>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == ServiceError {
    subscriber.receive(subscription: Request(self, for: subscriber))
  }

  private final class Request<S: Subscriber>: Subscription, InMemoryRequest
  where S.Input == Output, S.Failure == ServiceError {
    private enum Phase {
      case idle
      case underWay
      case over
    }

    private let reply: InMemoryReply
    private var subscriber: S?
    private var phase = Phase.idle
    private var timer: AnyCancellable?

    init(_ reply: InMemoryReply, for subscriber: S) {
      self.reply = reply
      self.subscriber = subscriber
    }

    var service: ServiceName { reply.service }

    func request(_ demand: Subscribers.Demand) {
      guard phase == .idle, demand > .none else { return }
      phase = .underWay
      reply.traffic.began(self)
      guard !reply.traffic.held.contains(service) else { return }
      guard reply.delay > .zero else {
        deliver()
        return
      }
      timer = reply.scheduler.once(after: reply.delay) { [self] in deliver() }
    }

    func cancel() {
      subscriber = nil
      end()
    }

    func stopClock() {
      let timer = timer
      self.timer = nil
      timer?.cancel()
    }

    func deliver() {
      guard let subscriber = end() else { return }
      switch reply.answer() {
      case .success(let output):
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
      case .failure(let error):
        subscriber.receive(completion: .failure(error))
      }
    }

    @discardableResult
    private func end() -> S? {
      if phase == .underWay { reply.traffic.ended(self) }
      phase = .over
      let timer = timer
      self.timer = nil
      timer?.cancel()
      let subscriber = subscriber
      self.subscriber = nil
      return subscriber
    }
  }
}
