/// What must be known of a script before its first step, gathered by reading it once.
struct ScriptOutline: Equatable {
  var setUp = SetUp()
  /// How many commands there are besides set-up.
  var stepCount = 0
  var lastLine = 0
  /// Behind this line no change needs to be remembered for an `expect route`.
  var lastRouteExpectation = 0
  var faultCount = 0
  /// The highest of the codes that the script's faults call for.
  var exitCode = ExitCode.success
}
