public import Signals

/// What happened while one looked elsewhere.
public final class NotificationsViewModel {
  public enum Output: Hashable, Sendable {
    case notificationDidSelect(Notice)
  }

  public struct State: Hashable, Sendable {
    public var notices: [Notice]

    public init(notices: [Notice] = []) {
      self.notices = notices
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }
  /// Another number after every state that is sent.
  var stateRevision: Int { stateStore.revision }

  private let service: NoticeService
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore = StateStore(State())
  private let loading = RequestSlot()

  public init(service: NoticeService, census: Census) {
    self.service = service
    presence = census.enter("notifications")
  }

  /// The screen is there for the first time: starts loading.
  public func screenLoaded() {
    let ticket = loading.begin()
    loading.hold(
      service.notices().sink(
        with: self,
        receiveCompletion: { owner, _ in _ = owner.loading.end(ticket) },
        receiveValue: { owner, notices in
          guard owner.loading.end(ticket) else { return }
          owner.stateStore.send(State(notices: notices))
        }),
      for: ticket)
  }

  public func notificationTapped(_ id: Notice.ID) {
    guard let notice = currentState.notices.first(where: { $0.id == id }) else { return }
    outputSubject.send(.notificationDidSelect(notice))
  }
}

extension NotificationsViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notificationDidSelect(let notice): "notificationDidSelect(\(notice.id))"
    }
  }
}
