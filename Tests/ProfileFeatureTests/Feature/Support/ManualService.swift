import ProfileFeature
import Signals

/// A service whose replies a test sends by hand, in any order.
final class ManualService<Query, Reply> {
  /// What was asked, in order.
  private(set) var queries: [Query] = []
  private var replies: [PassthroughSubject<Reply, ServiceError>] = []
  private var endAction: (() -> Void)?

  func reply(to query: Query) -> AnyPublisher<Reply, ServiceError> {
    let subject = PassthroughSubject<Reply, ServiceError>()
    queries.append(query)
    replies.append(subject)
    guard let endAction else { return subject.eraseToAnyPublisher() }
    let end = End(endAction)
    return subject.map { reply in withExtendedLifetime(end) { reply } }.eraseToAnyPublisher()
  }

  /// Runs an action when a request that is made from now on is over and put away.
  func atEnd(_ action: @escaping () -> Void) {
    endAction = action
  }

  private final class End {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    deinit {
      action()
    }
  }

  func succeed(_ request: Int, _ reply: Reply) {
    replies[request].send(reply)
    replies[request].send(completion: .finished)
  }

  func fail(_ request: Int) {
    replies[request].send(completion: .failure(.unavailable))
  }

  /// Ends a request without an answer.
  func finish(_ request: Int) {
    replies[request].send(completion: .finished)
  }
}
