import ProfileFeature

/// The profile feature, as scripts are run against it.
struct ProfileSimulation: Simulation {
  var vocabulary: Vocabulary { .profile }

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> ProfileApp {
    ProfileApp(
      app: HeadlessApp(try library(setUp.profile), start: setUp.start.flatMap(DeepLink.init)))
  }

  private func library(_ profile: SetUp.Profile) throws(SetUpFailure) -> ProfileLibrary {
    switch profile {
    case .sample(nil):
      return .own
    case .sample(let name?):
      guard let library = ProfileLibrary.sample(named: name) else {
        throw SetUpFailure(kind: .invalid, message: "there is no sample profile \"\(name)\"")
      }
      return library
    case .file(let written, _):
      throw SetUpFailure(kind: .invalid, message: "cannot load \(written)")
    }
  }
}
