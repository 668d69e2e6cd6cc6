/// A route change of a run, as far as runs are compared by it.
struct RouteRecord: Equatable {
  let time: VirtualDuration
  /// In the words that `expect route` takes.
  let change: String

  /// The same with the change as a transcript for people has it, on one line whatever signs are in it.
  var printed: RouteRecord { RouteRecord(time: time, change: PlainText.visible(change)) }
}
