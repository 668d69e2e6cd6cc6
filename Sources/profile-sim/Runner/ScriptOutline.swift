/// What must be known of a script before its first step, gathered by reading it once.
struct ScriptOutline: Equatable {
  var setUp = SetUp()
  /// How many commands there are besides set-up.
  var stepCount = 0
  var lastLine = 0
  /// Behind this line of the script itself no change needs to be remembered for a condition about routes.
  var lastRouteExpectation = 0
  /// What is read besides the script, in the order in which it is named: scripts and profiles, those that are missing too.
  var files: [String] = []
  /// The highest of the codes that the script's faults call for.
  var exitCode = ExitCode.success
}
