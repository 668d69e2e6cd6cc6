/// Runs steps from the start, and says what they break. Steps that cannot follow each other break nothing.
struct FuzzTrial<Subject: Simulation> {
  let simulation: Subject
  let setUp: SetUp

  /// What is broken first, and by which of the steps; nil if nothing is.
  ///
  /// - Parameter isRepeated: Whether doing the steps again has to give the same log.
  func violation(
    of steps: [Command], isRepeated: Bool
  ) throws(SetUpFailure) -> (InvariantViolation, after: Int)? {
    var obstacles = Obstacles()
    var walk = try Walk(simulation, setUp)
    if let violation = walk.check() { return (violation, after: 0) }
    for (index, step) in steps.enumerated() {
      guard obstacles.allows(step) else { return nil }
      obstacles.note(step)
      walk.take(step)
      guard !walk.isRefused else { return nil }
      if let violation = walk.check() { return (violation, after: index + 1) }
    }
    guard isRepeated, try differs(from: walk.trace, steps) else { return nil }
    return (Self.difference, after: steps.count)
  }

  /// Whether doing the steps once more gives another log.
  func differs(from trace: Trace, _ steps: [Command]) throws(SetUpFailure) -> Bool {
    var walk = try Walk(simulation, setUp)
    _ = walk.check()
    for step in steps {
      walk.take(step)
      // Looking is part of a run: it lays screens out, which then know where they are scrolled to.
      _ = walk.check()
    }
    return walk.trace != trace
  }

  static var difference: InvariantViolation {
    InvariantViolation(
      invariant: Explorer<Subject>.repeatsItself,
      fault: "the same steps have led to something else")
  }
}
