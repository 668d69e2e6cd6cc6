import Signals

/// A switch that shows a wish at once and asks a service to fulfil it.
///
/// One request is under way at a time; when it succeeds the last wish is sent if it differs from what
/// was confirmed, and when it fails the switch returns to what was confirmed and forgets the wish.
final class OptimisticToggle {
  /// What is shown, now and whenever it changes.
  var isOn: AnyPublisher<Bool, Never> {
    shown.removeDuplicates().eraseToAnyPublisher()
  }
  var isOnNow: Bool { shown.value }
  var isUnderWay: Bool { request.isUnderWay }
  /// Grows with everything that makes an earlier view of the service out of date.
  private(set) var revision = 0

  private let send: (Bool) -> AnyPublisher<Bool, ServiceError>
  private let shown: CurrentValueSubject<Bool, Never>
  private let request = RequestSlot()
  /// What the service said last.
  private(set) var confirmed: Bool

  /// - Parameter send: asks for a state; what it sends is what holds then.
  init(_ isOn: Bool, send: @escaping (Bool) -> AnyPublisher<Bool, ServiceError>) {
    confirmed = isOn
    shown = CurrentValueSubject(isOn)
    self.send = send
  }

  /// Shows the opposite; ``sendWishIfNeeded()`` makes it so.
  func flip() {
    revision += 1
    shown.send(!shown.value)
  }

  /// Takes over what was learned of the service by another way.
  func confirm(_ isOn: Bool) {
    confirmed = isOn
    shown.send(isOn)
  }

  func sendWishIfNeeded() {
    guard !request.isUnderWay, shown.value != confirmed else { return }
    let asked = shown.value
    let ticket = request.begin()
    request.hold(
      send(asked).sink(
        with: self,
        receiveCompletion: { owner, _ in owner.replyFailed(ticket) },
        receiveValue: { owner, reply in owner.replyArrived(reply, to: asked, ticket) }),
      for: ticket)
  }

  private func replyArrived(_ reply: Bool, to asked: Bool, _ ticket: RequestSlot.Ticket) {
    guard request.end(ticket) else { return }
    revision += 1
    confirmed = reply
    // A service that declines is not asked again until there is a new wish.
    if shown.value == asked { shown.send(reply) }
    sendWishIfNeeded()
  }

  /// The request ended without a reply, which forgets the wish.
  private func replyFailed(_ ticket: RequestSlot.Ticket) {
    guard request.end(ticket) else { return }
    revision += 1
    shown.send(confirmed)
  }
}
