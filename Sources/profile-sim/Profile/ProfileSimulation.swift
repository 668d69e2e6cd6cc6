import ProfileFeature

/// The profile feature, as scripts are run against it.
struct ProfileSimulation: Simulation {
  var vocabulary: Vocabulary { .profile }

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> ProfileApp {
    let headless = HeadlessApp(
      try library(setUp.profile), start: setUp.start.flatMap(DeepLink.init)
    ) { server in
      // The first screen asks for its data as soon as it is made.
      for circumstance in setUp.circumstances { _ = server.apply(circumstance) }
    }
    var app = ProfileApp(app: headless)
    for circumstance in setUp.circumstances { _ = app.show(circumstance) }
    return app
  }

  func makeInvariants() -> [InvariantGroup<ProfileApp>] { ProfileInvariants.make() }

  private func library(_ profile: SetUp.Profile) throws(SetUpFailure) -> ProfileLibrary {
    switch profile {
    case .sample(nil):
      return .own
    case .sample(let name?):
      guard let library = ProfileLibrary.sample(named: name) else {
        throw SetUpFailure(kind: .invalid, message: "there is no sample profile \"\(name)\"")
      }
      return library
    case .file(_, let path):
      return try library(fromFile: path)
    }
  }

  private func library(
    fromFile path: String
  ) throws(SetUpFailure) -> ProfileLibrary {
    let bytes: [UInt8]
    do throws(InputFailure) {
      bytes = try FileSource(path: path).readAll()
    } catch {
      throw SetUpFailure(
        kind: .unreadable, message: "the profile \(path) cannot be read: \(error.reason)")
    }
    do throws(ProfileFileError) {
      return try ProfileFile.library(from: bytes, file: path)
    } catch {
      let subject = error.keyPath.isEmpty ? "" : error.keyPath + ": "
      throw SetUpFailure(
        kind: .invalid,
        message: "the profile \(path) has a fault: " + PlainText.visible(subject + error.message))
    }
  }
}
