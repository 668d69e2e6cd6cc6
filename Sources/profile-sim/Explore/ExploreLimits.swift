/// How far an exploration goes.
struct ExploreLimits: Equatable {
  /// How many states are kept at most.
  var states = 2_000
  /// How many steps from the start a state may be to be looked into.
  var depth = Int.max
}
