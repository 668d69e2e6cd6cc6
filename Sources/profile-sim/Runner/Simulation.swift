/// A kind of app that scripts can be run against, on several threads at once: each has apps of its own.
protocol Simulation: Sendable {
  associatedtype App: SimulatedApp

  var vocabulary: Vocabulary { get }

  /// Makes an app as the script's set-up wants it, at virtual time zero.
  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> App

  /// What must be true of an app after every step. Each run has its own, which may remember what it has seen.
  func makeInvariants() -> [InvariantGroup<App>]
}

extension Simulation {
  func makeInvariants() -> [InvariantGroup<App>] { [] }
}
