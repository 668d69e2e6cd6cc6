/// A route change of a run, as far as runs are compared by it.
struct RouteRecord: Equatable {
  let time: VirtualDuration
  /// In the words that `expect route` takes.
  let change: String
}
