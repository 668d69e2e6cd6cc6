/// What came of the last action, and of the waits behind it.
struct LastAction {
  private(set) var outputs = Tally()
  private(set) var changes = Tally()
  private(set) var ignored = Tally()

  mutating func note(_ event: LogEntry.Event) {
    switch event {
    case .output(let output): outputs.add(output)
    case .change(let change): changes.add(change)
    case .ignored(let reason): ignored.add(reason)
    }
  }
}
