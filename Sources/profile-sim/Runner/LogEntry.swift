/// One thing that happened in an app, in the words of scripts.
struct LogEntry: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    /// An event that a screen sent, as `postDidSelect(p7)`.
    case output(String)
    /// A route change, in the words that `expect route` takes.
    case change(String)
    /// Why what was done had no effect.
    case ignored(String)
  }

  let time: VirtualDuration
  let event: Event
}
