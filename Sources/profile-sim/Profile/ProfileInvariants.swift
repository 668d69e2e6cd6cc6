import ProfileFeature
import Signals

/// What is true of the profile feature after every step: for one run, of which it remembers what was looked at.
final class ProfileInvariants {
  private let watch = ProfileWatch()
  /// Lines are measured by themselves here, which would only fill the app's own.
  private let measurer = CachingTextMeasurer(TableTextMeasurer())
  private var layouts = CheckedLayouts()

  static func make() -> [InvariantGroup<ProfileApp>] {
    let invariants = ProfileInvariants()
    return [invariants.ofTimers, invariants.ofNavigation, invariants.ofScreens]
  }

  private var ofTimers: InvariantGroup<ProfileApp> {
    InvariantGroup(
      revision: { app in
        // Nothing else has to do with it, and this is quick.
        let count = app.app.clock.scheduledCount
        return count == 0 ? 0 : count * 2 + (app.app.isIdle ? 1 : 0)
      },
      invariants: [invariant(.noTimerWhenIdle)])
  }

  private var ofNavigation: InvariantGroup<ProfileApp> {
    let log = Invariant<ProfileApp>(name: "the log tells where one is") { app in
      self.watch.fault(inLogOf: app.app)
    }
    return InvariantGroup(
      revision: { self.watch.look(at: $0.app) },
      invariants: AppInvariant.allCases.filter { $0 != .noTimerWhenIdle }.map(invariant) + [log])
  }

  private var ofScreens: InvariantGroup<ProfileApp> {
    InvariantGroup(
      // The watch has looked just before.
      revision: { self.layouts.revision(of: $0.app, self.watch.revision) },
      subject: { ScreenSample($0.app.screenElements, measurer: self.measurer) },
      invariants: ScreenInvariant.allCases.map { invariant in
        Invariant(name: invariant.rawValue) { invariant.violation(in: $0) }
      })
  }

  private func invariant(_ invariant: AppInvariant) -> Invariant<ProfileApp> {
    Invariant(name: invariant.rawValue) { invariant.violation(in: $0.app) }
  }
}
