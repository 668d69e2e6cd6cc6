/// Whether what a script expects was so, or what must be so after every step.
struct Verdict: Equatable {
  let time: VirtualDuration
  let line: Int
  let column: Int
  let command: Command
  let isHeld: Bool
  let isSoft: Bool
  let expected: String
  let actual: String
  /// The app at a failure.
  let state: AppState?
  /// The invariant that a step broke, if this is about none of the script's own expectations.
  var invariant: String?
}
