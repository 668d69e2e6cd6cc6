/// Invariants that look at the same things, and need not look again while those stay as they are.
struct InvariantGroup<App> {
  /// Another number after everything that may have changed what they look at.
  let revision: (App) -> Int
  /// What each of them says, so that a test can see that none is left out.
  let names: [String]
  /// The first that does not hold.
  let violation: (App) -> InvariantViolation?

  init(revision: @escaping (App) -> Int, invariants: [Invariant<App>]) {
    self.init(revision: revision, subject: { $0 }, invariants: invariants)
  }

  /// - Parameter subject: What all of them look at, made once for each look.
  init<Subject>(
    revision: @escaping (App) -> Int, subject: @escaping (App) -> Subject,
    invariants: [Invariant<Subject>]
  ) {
    self.revision = revision
    names = invariants.map(\.name)
    violation = { app in
      let subject = subject(app)
      for invariant in invariants {
        if let fault = invariant.violation(subject) {
          return InvariantViolation(invariant: invariant.name, fault: fault)
        }
      }
      return nil
    }
  }
}
