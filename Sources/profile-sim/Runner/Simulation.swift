/// A kind of app that scripts can be run against.
protocol Simulation {
  associatedtype App: SimulatedApp

  var vocabulary: Vocabulary { get }

  /// Makes an app as the script's set-up wants it, at virtual time zero.
  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> App
}
