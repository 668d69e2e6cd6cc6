import Signals
import Testing

@testable import ProfileFeature

/// Whatever the way out of a screen, nothing of it is left: no view model, no subscription, no work.
@Suite struct LeavingTests {
  /// Every way in which a screen can be left.
  enum Exit: String, CaseIterable, Sendable {
    case button
    case swipe
    case popToRoot
    case tabRoot
    case dismissal
    case pullingDown
    case grabber
    case link
    case loggingOut
    case relaunchingElsewhere

    func leave(_ app: HeadlessApp) {
      switch self {
      case .button: app.back()
      case .swipe: app.swipeBack()
      case .popToRoot: app.coordinator.perform([.popToRoot])
      case .tabRoot: app.tap("tab.\(app.navigation.selectedTab.name)")
      case .dismissal: app.dismiss()
      case .pullingDown: app.swipeDown()
      case .grabber: app.tap("sheet.grabber")
      case .link: app.open("profile://")
      case .loggingOut: app.coordinator.perform([.reset])
      case .relaunchingElsewhere:
        app.relaunch()
        app.open("profile://")
      }
    }
  }

  struct Visit: Sendable, CustomTestStringConvertible {
    let screen: String
    let way: [String]
    let exits: [Exit]
    var testDescription: String { screen + " by " + way.joined(separator: ", ") }
  }

  static let pushed: [Exit] = [
    .button, .swipe, .popToRoot, .tabRoot, .link, .loggingOut, .relaunchingElsewhere,
  ]
  static let sheet: [Exit] = [
    .dismissal, .pullingDown, .grabber, .link, .loggingOut, .relaunchingElsewhere,
  ]
  static let unmovable: [Exit] = [.dismissal, .link, .loggingOut, .relaunchingElsewhere]

  static let visits = [
    Visit(screen: "followers", way: ["header.followers"], exits: pushed),
    Visit(screen: "following", way: ["header.following"], exits: pushed),
    Visit(screen: "post", way: ["post.0"], exits: pushed),
    Visit(screen: "settings", way: ["nav.settings"], exits: pushed),
    Visit(screen: "archive", way: ["nav.menu", "menu.archive"], exits: pushed),
    Visit(screen: "saved", way: ["nav.menu", "menu.saved"], exits: pushed),
    Visit(screen: "edit", way: ["header.edit"], exits: unmovable),
    Visit(screen: "story", way: ["header.story"], exits: sheet),
    Visit(screen: "menu", way: ["nav.menu"], exits: sheet),
    Visit(screen: "share", way: ["post.0", "post.share"], exits: sheet),
    Visit(screen: "logout", way: ["nav.settings", "settings.logout"], exits: unmovable),
  ]

  @Test(arguments: visits)
  func `nothing is left of a screen`(_ visit: Visit) {
    let app = HeadlessApp(.own)
    app.settle()
    app.server.latencies[.people] = .seconds(2)
    let before = app.census.subscriptions
    #expect(before["profile"] != nil)
    for exit in visit.exits {
      for round in 1...5 {
        for id in visit.way.dropLast() { app.tapAndSettle(id) }
        app.tap(visit.way[visit.way.count - 1])
        // Some are left while they still load.
        if round.isMultiple(of: 2) { app.settle() } else { app.advance(by: .milliseconds(900)) }
        #expect(app.census.count(visit.screen) == 1, "\(exit)")
        exit.leave(app)
        app.settle()
        #expect(app.census.count(visit.screen) == 0, "\(exit)")
        #expect(app.census.subscriptions[visit.screen] == nil, "\(exit)")
        app.open("profile://")
        app.settle()
        #expect(app.census.counts == ["profile": 1], "\(exit)")
        #expect(app.census.subscriptions == before, "\(exit)")
        #expect(app.server.pendingRequests == [:], "\(exit)")
        #expect(app.clock.scheduledCount == 0, "\(exit)")
      }
    }
  }

  @Test(arguments: ["tab.feed", "tab.search", "tab.upload", "tab.notifications"])
  func `nothing is left of a tab after logging out, or relaunching in another one`(tab: String) {
    let app = HeadlessApp(.own)
    app.settle()
    let before = app.census.subscriptions
    let exits = [
      { app.coordinator.perform([.reset]) },
      {
        app.tap("tab.profile")
        app.relaunch()
      },
    ]
    for leave in exits {
      app.tapAndSettle(tab)
      app.coordinator.perform([.push(.followers(of: "user_id")), .push(.post(id: "p1"))])
      app.settle()
      leave()
      app.settle()
      #expect(app.census.counts == ["profile": 1])
      #expect(app.census.subscriptions == before)
    }
  }

  /// Left while it waits for a pause, while it searches, and while a large picture loads.
  @Test(arguments: [100, 500, 1_000])
  func `nothing is left of a search`(milliseconds: Int) {
    let app = HeadlessApp(.own)
    app.settle()
    let before = app.census.subscriptions
    let exits = [
      { app.open("profile://search?q=nothing") },
      { app.coordinator.perform([.reset]) },
      {
        app.open("profile://")
        app.relaunch()
      },
    ]
    for (number, leave) in exits.enumerated() {
      app.tapAndSettle("tab.search")
      let screen = app.coordinator.topScreenID
      app.type("search.field", "lake")
      app.advance(by: .milliseconds(milliseconds))
      if milliseconds == 1_000 { app.tap("photo.0.0") }
      #expect(!app.isIdle)
      leave()
      #expect(!app.coordinator.liveScreenIDs.contains(screen))
      app.advance(by: .milliseconds(1))
      #expect(app.server.pendingRequests[.images] == nil)
      app.settle()
      #expect(app.census.count("search") == (number == 0 ? 1 : 0))
      #expect(app.clock.scheduledCount == 0)
      app.coordinator.perform([.reset])
      app.settle()
      #expect(app.census.subscriptions == before)
    }
  }

  @Test func `the old screens are gone when a relaunch has made the new ones`() {
    let app = HeadlessApp(.own)
    app.tap("header.followers")
    weak let old = app.coordinator
    app.relaunch()
    #expect(old == nil)
    #expect(app.census.counts == ["profile": 1, "followers": 1])
    #expect(app.server.pendingRequests == [.posts: 1, .people: 1])
    app.settle()
    #expect(app.census.counts == ["profile": 1, "followers": 1])
  }

  @Test func `a discarded form leaves nothing, whatever asked`() {
    let app = HeadlessApp(.own)
    app.settle()
    let before = app.census.subscriptions
    for ask in [{ app.tap("edit.cancel") }, { app.dismiss() }, { app.open("profile://") }] {
      app.tapAndSettle("header.edit")
      app.type("edit.name", "!")
      ask()
      app.settle()
      #expect(app.census.counts == ["profile": 1, "edit": 1, "discard": 1])
      app.tapAndSettle("alert.discard")
      #expect(app.census.counts == ["profile": 1])
      #expect(app.census.subscriptions == before)
    }
  }
}
