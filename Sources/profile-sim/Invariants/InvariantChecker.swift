/// Looks after every step whether an app's invariants hold.
struct InvariantChecker<App> {
  private let groups: [InvariantGroup<App>]
  private var revisions: [Int?]

  init(_ groups: [InvariantGroup<App>]) {
    self.groups = groups
    self.revisions = groups.map { _ in nil }
  }

  /// The first invariant that does not hold.
  mutating func check(_ app: App) -> InvariantViolation? {
    for index in groups.indices {
      let revision = groups[index].revision(app)
      guard revisions[index] != revision else { continue }
      if let violation = groups[index].violation(app) { return violation }
      // What looking itself changed, as a layout that is made, is no reason to look again.
      revisions[index] = groups[index].revision(app)
    }
    return nil
  }
}
