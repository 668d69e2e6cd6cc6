/// An app in the middle of a script, and what expectations can ask of the way there.
struct RunState<App: SimulatedApp> {
  var app: App
  var lastAction = LastAction()
  var unclaimed = UnclaimedChanges()
  /// Whether each route change must be claimed.
  var isExhaustive = false
}
