/// The end of a script in its middle, for a reason that is not its own.
struct ScriptStop: Error {
  let message: String
  let exitCode: ExitCode
}
