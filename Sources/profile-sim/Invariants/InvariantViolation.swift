/// An invariant that does not hold.
struct InvariantViolation: Hashable, Sendable {
  /// What should be true.
  let invariant: String
  /// What is wrong.
  let fault: String
}
