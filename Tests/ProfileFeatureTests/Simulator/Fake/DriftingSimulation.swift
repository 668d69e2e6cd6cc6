@testable import profile_sim

/// The notebook, of which only the first few apps have all their tabs: no two runs need be the same.
struct DriftingSimulation: Simulation {
  /// How many apps are as they should be.
  let goodCount: Int
  private let made = Guarded(0)

  init(goodCount: Int) {
    self.goodCount = goodCount
  }

  var vocabulary: Vocabulary { NotebookSimulation.vocabulary }

  func makeApp(_ setUp: SetUp) throws(SetUpFailure) -> NotebookApp {
    var app = try NotebookSimulation().makeApp(setUp)
    let number = made.withLock { made in
      made += 1
      return made
    }
    if number > goodCount { app.tabs = [] }
    return app
  }
}
