import Signals

/// How view models change their state.
extension CurrentValueSubject where Output: Equatable {
  /// Sends the value as it is after an edit, unless that changes nothing.
  func update(_ edit: (inout Output) -> Void) {
    let before = value
    var next = before
    edit(&next)
    if next != before { send(next) }
  }
}
