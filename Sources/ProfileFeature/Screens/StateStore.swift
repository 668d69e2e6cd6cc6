import Signals

/// What a view model shows: a current value that is changed by edits, and knows how often one was sent.
final class StateStore<State> {
  /// Grows with every value that is sent, as soon as ``value`` is new, also where the delivery waits behind another.
  private(set) var revision = 0

  private let subject: CurrentValueSubject<State, Never>

  init(_ value: State) {
    subject = CurrentValueSubject(value)
  }

  var value: State { subject.value }

  /// The state, now and after each change.
  var states: AnyPublisher<State, Never> { subject.eraseToAnyPublisher() }

  func send(_ value: State) {
    revision += 1
    subject.send(value)
  }
}

extension StateStore where State: Equatable {
  /// Sends the value as it is after an edit, unless that changes nothing.
  func update(_ edit: (inout State) -> Void) {
    let before = value
    var next = before
    edit(&next)
    if next != before { send(next) }
  }
}
