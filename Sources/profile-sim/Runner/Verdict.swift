/// Whether what a script expects was so.
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
}
