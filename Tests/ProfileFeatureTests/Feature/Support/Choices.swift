/// The answers to a body that asks which of several things comes next.
///
///     Choices.all { choices in _ = [choices.choose(of: 2), choices.choose(of: 3)] }  // 6
struct Choices {
  private var answers: [(choice: Int, count: Int)] = []
  private var asked = 0

  private init() {}

  /// Runs the body once for every series of answers that it can get.
  ///
  /// - Returns: how often that is.
  static func all(_ body: (inout Choices) throws -> Void) rethrows -> Int {
    var choices = Choices()
    var runs = 0
    repeat {
      choices.asked = 0
      try body(&choices)
      runs += 1
    } while choices.goOn()
    return runs
  }

  /// One of so many, counted from 0.
  mutating func choose(of count: Int) -> Int {
    if asked == answers.count { answers.append((0, count)) }
    precondition(answers[asked].count == count, "Equal answers lead to equal questions")
    asked += 1
    return answers[asked - 1].choice
  }

  /// Changes the last answer that can be another one, and forgets those after it.
  private mutating func goOn() -> Bool {
    while let last = answers.popLast() {
      guard last.choice + 1 < last.count else { continue }
      answers.append((last.choice + 1, last.count))
      return true
    }
    return false
  }
}
