/// How far a run goes at most.
struct RunLimits: Equatable, Sendable {
  /// Enough for any script that somebody waits for, and too few for a loop that cannot end.
  static let usualSteps = 100_000_000

  /// How many commands are performed; each tap of several and each turn of a block is one.
  var steps = usualSteps
  /// How much virtual time passes; nil for any.
  var time: VirtualDuration?
  /// After how many steps that do something the run ends, as if the script did.
  var lastStep = Int.max
}
