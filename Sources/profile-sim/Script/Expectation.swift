/// A condition that must hold, or with `not` must not, when the script gets there.
struct Expectation: Hashable, Sendable {
  /// A soft expectation that fails lets its script go on; the script fails all the same.
  let isSoft: Bool
  let isNegated: Bool
  let condition: Condition

  init(_ condition: Condition, isSoft: Bool = false, isNegated: Bool = false) {
    self.isSoft = isSoft
    self.isNegated = isNegated
    self.condition = condition
  }
}
