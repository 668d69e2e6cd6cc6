/// A condition, or its opposite.
struct Question: Hashable, Sendable {
  let isNegated: Bool
  let condition: Condition

  init(_ condition: Condition, isNegated: Bool = false) {
    self.isNegated = isNegated
    self.condition = condition
  }
}
