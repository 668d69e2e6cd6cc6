/// Something that random steps broke, with the fewest steps that still break it.
struct FuzzFinding {
  let seed: UInt64
  let violation: InvariantViolation
  let steps: [Command]
  /// How many steps it took before any were left out.
  let originalCount: Int
}
