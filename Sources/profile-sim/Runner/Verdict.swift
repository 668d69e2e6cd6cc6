/// Whether what a script expects was so, or what must be so after every step.
struct Verdict: Equatable {
  let time: VirtualDuration
  let place: ScriptPlace
  let command: Command
  let isHeld: Bool
  let isSoft: Bool
  let expected: String
  let actual: String
  /// The app at a failure.
  let state: AppState?
  /// The invariant that a step broke, if this is about none of the script's own expectations.
  var invariant: String?

  var line: Int { place.line }
  var column: Int { place.column }

  /// A failure on one line, as it goes to standard error.
  ///
  /// - Parameter script: How messages call the script that is run.
  func message(in script: String) -> String {
    "\(place.described(in: PlainText.visible(script))): error: expected: \(expected); actual: \(actual)\n"
  }
}
