import ProfileFeature
import Signals
import Testing

/// What is left of screens that are gone, and what an app costs.
@Suite struct HeadlessLifetimeTests {
  @Test func `a screen is freed when the transition that removes it has ended`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap("header.followers")
    #expect(app.census.counts == ["profile": 1, "followers": 1])
    app.settle()
    app.back()
    #expect(app.census.counts == ["profile": 1, "followers": 1])
    app.advance(by: .milliseconds(350))
    #expect(app.census.counts == ["profile": 1])
  }

  /// Every way in which a screen can be left.
  enum Exit: String, CaseIterable, Sendable {
    case button
    case swipe
    case popToRoot
    case dismissal
    case pullingDown

    func leave(_ app: HeadlessApp) {
      switch self {
      case .button: app.back()
      case .swipe: app.swipeBack()
      case .popToRoot: app.coordinator.perform([.popToRoot])
      case .dismissal: app.dismiss()
      case .pullingDown: app.swipeDown()
      }
    }
  }

  @Test(
    arguments: [
      ("header.followers", [.button, .swipe, .popToRoot]),
      ("header.following", [.button, .swipe, .popToRoot]),
      ("nav.settings", [.button, .swipe, .popToRoot]),
      ("post.0", [.button, .swipe, .popToRoot]),
      ("header.edit", [.dismissal]),
      ("header.story", [.dismissal, .pullingDown]),
      ("nav.menu", [.dismissal, .pullingDown]),
    ] as [(String, [Exit])])
  func `a hundred visits leave nothing behind`(id: String, exits: [Exit]) {
    let app = HeadlessApp(.own)
    app.settle()
    for exit in exits {
      for _ in 1...100 {
        app.tap(id)
        // Some are left while they still load.
        app.advance(by: .milliseconds(500))
        exit.leave(app)
        app.settle()
      }
      #expect(app.census.counts == ["profile": 1], "\(exit)")
      #expect(app.navigation.stackNames == ["profile"], "\(exit)")
      #expect(app.server.pendingRequests == [:])
      #expect(app.clock.scheduledCount == 0)
    }
  }

  @Test func `leaving a screen cancels its work`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.server.latencies[.people] = .seconds(10)
    app.tap("header.followers")
    app.advance(by: .milliseconds(350))
    #expect(app.server.pendingRequests == [.people: 1])
    app.swipeBack()
    #expect(app.server.pendingRequests == [:])
    #expect(app.isIdle)
    #expect(app.clock.scheduledCount == 0)
  }

  @Test(arguments: [0, 100, 1_000, 2_000])
  func `is freed, whatever is under way`(milliseconds: Int) {
    weak var coordinator: ProfileCoordinator?
    weak var server: InMemoryServer<VirtualTimeScheduler>?
    weak var clock: VirtualTimeScheduler?
    let census: Census
    do {
      let app = HeadlessApp(.other)
      coordinator = app.coordinator
      server = app.server
      clock = app.clock
      census = app.census
      app.tap("header.follow")
      app.tap("header.followers")
      app.advance(by: .milliseconds(milliseconds))
    }
    #expect(coordinator == nil)
    #expect(server == nil)
    #expect(clock == nil)
    #expect(census.counts == [:])
  }

  @Test func `the same actions give the same log`() {
    func run() -> [RouteRecorder.Entry] {
      let app = HeadlessApp(.own)
      for id in ["header.followers", "post.3", "list.row.0", "header.follow", "nav.menu"] {
        app.tap(id)
        app.advance(by: .milliseconds(200))
        app.swipeDown()
        app.swipeBack()
        app.settle()
      }
      return app.recorder.entries
    }
    #expect(run() == run())
  }

  @Test func `a huge profile costs no more to tap than a small one`() {
    let app = HeadlessApp(.huge)
    app.settle()
    for index in 0..<1_000 {
      app.tap("post.\(index * 99)")
      app.settle()
      app.back()
      app.settle()
    }
    #expect(app.recorder.changes.count == 2_000)
    #expect(app.count(ofPrefix: "post") == 100_000)
  }
}
