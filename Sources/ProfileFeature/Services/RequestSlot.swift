import Signals

/// The one request of a kind that a view model has under way.
///
/// Each request has a ticket, so that a reply to an older one is recognised, and so that a service
/// which replies while it is being subscribed to leaves nothing behind.
final class RequestSlot {
  typealias Ticket = Int

  private(set) var isUnderWay = false
  private var ticket: Ticket = 0
  private var subscription: AnyCancellable?

  /// Begins a request; the one before it, if still under way, is cancelled.
  func begin() -> Ticket {
    ticket += 1
    isUnderWay = true
    let begun = ticket
    release()
    return begun
  }

  /// Keeps the request's subscription for as long as it is the one under way.
  func hold(_ subscription: AnyCancellable, for ticket: Ticket) {
    guard isUnderWay, ticket == self.ticket else { return }
    self.subscription = subscription
  }

  /// Ends the request.
  ///
  /// - Returns: whether it was the one under way; if not, its reply must not be used.
  func end(_ ticket: Ticket) -> Bool {
    guard isUnderWay, ticket == self.ticket else { return false }
    isUnderWay = false
    release()
    return true
  }

  /// Cancelling may run code that begins the next request, so the slot is empty by then.
  private func release() {
    let previous = subscription
    subscription = nil
    previous?.cancel()
  }
}
