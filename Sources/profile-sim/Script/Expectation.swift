/// A condition that must hold, or with `not` must not, when the script gets there.
struct Expectation: Hashable, Sendable {
  /// A soft expectation that fails lets its script go on; the script fails all the same.
  let isSoft: Bool
  let question: Question
  /// How long it may take until it holds; nil for no time.
  let within: VirtualDuration?

  init(
    _ condition: Condition, isSoft: Bool = false, isNegated: Bool = false,
    within: VirtualDuration? = nil
  ) {
    self.init(Question(condition, isNegated: isNegated), isSoft: isSoft, within: within)
  }

  init(_ question: Question, isSoft: Bool, within: VirtualDuration?) {
    self.isSoft = isSoft
    self.question = question
    self.within = within
  }

  var isNegated: Bool { question.isNegated }
  var condition: Condition { question.condition }
}
