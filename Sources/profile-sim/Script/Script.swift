/// A whole script in memory. Runs read scripts line by line and never hold one of these.
struct Script: Hashable, Sendable {
  var lines: [ScriptLine]
}
