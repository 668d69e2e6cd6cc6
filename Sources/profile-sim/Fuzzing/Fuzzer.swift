/// Does random things to an app until something breaks, and finds the fewest steps that break it.
struct Fuzzer<Subject: Simulation> {
  let simulation: Subject
  let profile: String?
  let isInterrupted: () -> Bool
  let progress: (_ stepCount: Int, _ isShrinking: Bool) throws -> Void

  init(
    _ simulation: Subject, profile: String? = nil,
    isInterrupted: @escaping () -> Bool = { false },
    progress: @escaping (_ stepCount: Int, _ isShrinking: Bool) throws -> Void = { _, _ in }
  ) {
    self.simulation = simulation
    self.profile = profile
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  private var trial: FuzzTrial<Subject> {
    FuzzTrial(simulation: simulation, setUp: SetUp(profile: .sample(profile)))
  }

  /// - Parameter count: How many steps are done, before what lets everything come to its end.
  /// - Returns: what was found; nil if nothing is wrong, or the run was interrupted.
  func run(seed: UInt64, steps count: Int) throws -> FuzzFinding? {
    var random = RandomSteps(simulation.vocabulary, seed: seed)
    var walk = try Walk(simulation, trial.setUp)
    var steps: [Command] = []
    var violation = walk.check()
    func take(_ step: Command) throws {
      let log = walk.take(step)
      // What cannot be done is left out, as no script could have it.
      guard !walk.isRefused else { return }
      random.note(step, log)
      steps.append(step)
      violation = walk.check()
      try progress(steps.count, false)
    }
    // Some of the steps that are drawn cannot be done.
    while steps.count < count, violation == nil {
      guard !isInterrupted() else { return nil }
      try take(random.next(for: walk.app))
    }
    // What is still under way comes to its end.
    for step in random.ending where violation == nil { try take(step) }
    if violation == nil, try trial.differs(from: walk.trace, steps) {
      violation = FuzzTrial<Subject>.difference
    }
    guard let violation else { return nil }
    return try shrink(steps, violation, seed: seed)
  }

  private func shrink(
    _ steps: [Command], _ violation: InvariantViolation, seed: UInt64
  ) throws -> FuzzFinding {
    var found = violation
    var tries = 0
    let trial = trial
    let isRepeated = violation == FuzzTrial<Subject>.difference
    let shortest = try Shrinker.shrink(steps) { candidate in
      tries += 1
      try progress(tries, true)
      guard !isInterrupted(),
        let (broken, count) = try trial.violation(of: candidate, isRepeated: isRepeated),
        broken.invariant == violation.invariant
      else { return nil }
      found = broken
      // What was done after it broke has no part in it.
      return Array(candidate.prefix(count))
    }
    return FuzzFinding(
      seed: seed, violation: found, steps: shortest, originalCount: steps.count)
  }
}
