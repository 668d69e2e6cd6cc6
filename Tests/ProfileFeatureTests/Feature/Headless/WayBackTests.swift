import Signals
import Testing

@testable import ProfileFeature

/// Rule 7: every screen but a root has a way back, from every state that can be reached.
@Suite struct WayBackTests {
  static let links = [
    "profile://", "profile://user/anna.codes", "profile://user/nobody", "profile://posts/p3",
    "profile://followers", "profile://following", "profile://edit", "profile://settings",
    "profile://search?q=cats", "profile://tab/feed", "profile://tab/upload", "profile://nowhere",
  ]

  /// Does something that a person, the system, or another app can do.
  static func act(_ app: HeadlessApp, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: app.back()
    case 1: app.swipeBack()
    case 2: app.swipeBack(SwipePhase.allCases.randomElement(using: &random) ?? .begin)
    case 3: app.swipeDown()
    case 4: app.dismiss()
    case 5: app.open(links.randomElement(using: &random) ?? "")
    case 6: if Int.random(in: 0..<4, using: &random) == 0 { app.relaunch() }
    case 7: app.type("edit.name", "x")
    case 8:
      app.type("edit.username", "1")
      app.tap("edit.save")
    case 9:
      switch Int.random(in: 0..<6, using: &random) {
      case 0: app.scrollToEnd()
      case 1: app.type("search.field", "la")
      case 2: app.press(Key.allCases.randomElement(using: &random) ?? .return)
      case 3: app.longPress("photo.0.0")
      case 4: app.drag("photo.0.0", to: "photo.0.1")
      default: app.cancelDrag("photo.0.1")
      }
    case 10:
      app.server.failures[ServiceName.allCases.randomElement(using: &random) ?? .edit] = .times(1)
    case 11: app.tap(Tab.allCases.randomElement(using: &random).map { "tab.\($0.name)" } ?? "")
    case 12...13: app.settle()
    case 14: app.advance(by: .milliseconds(Int.random(in: 0...600, using: &random)))
    default:
      if let element = app.elements.filter({ $0.isEnabled }).randomElement(using: &random) {
        app.tap(element.id)
      }
    }
  }

  /// One step of the way back, as a person takes it; false when there is none to take.
  private func stepBack(_ app: HeadlessApp) -> Bool {
    if !app.navigation.isAtRoot {
      app.tap("nav.back")
      return true
    }
    switch app.navigation.topModal {
    case nil: return false
    case .editProfile: app.tap("edit.cancel")
    case .newStory: app.tap("story.cancel")
    case .menu: app.swipeDown()
    case .discard: app.tap("alert.discard")
    case .logout: app.tap("alert.cancel")
    case .share: app.tap("share.close")
    }
    return true
  }

  /// Lets go of the screen, and lets everything come to its end.
  private func rest(_ app: HeadlessApp) {
    if app.coordinator.isTransitioning { app.swipeBack(.cancel) }
    app.settle()
  }

  private func checkScreens(_ app: HeadlessApp, _ comment: Comment) {
    #expect(app.violations == [], comment)
    #expect(app.elements.allSatisfy { ElementCatalog.canExist($0.id) }, comment)
    #expect(ElementCatalog.screens.contains(app.navigation.top.name), comment)
  }

  @Test(arguments: 1...24)
  func `there is a way back from every state`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let app = HeadlessApp([ProfileLibrary.own, .other, .empty][Int(seed % 3)])
    // A front end may let a person go on during transitions.
    app.navigator.allowsInputDuringTransitions = seed.isMultiple(of: 2)
    for walk in 1...12 {
      for _ in 1...25 { Self.act(app, &random) }
      rest(app)
      let comment: Comment = "seed \(seed), walk \(walk): \(app.navigation)"
      checkScreens(app, comment)
      // The state alone is enough to come back to, and to go on from.
      let restored = HeadlessApp(app.server.library, restoring: app.navigation)
      #expect(restored.navigation == app.navigation, comment)
      var steps = 0
      while stepBack(app), steps < 100 {
        rest(app)
        steps += 1
      }
      #expect(steps < 100, comment)
      #expect(app.navigation.presentations.isEmpty && app.navigation.isAtRoot, comment)
      checkScreens(app, comment)
    }
    for tab in Tab.allCases {
      app.tapAndSettle("tab.\(tab.name)")
      if !app.navigation.isAtRoot { app.tapAndSettle("tab.\(tab.name)") }
    }
    #expect(
      app.census.counts == [
        "showcase": 1, "search": 1, "upload": 1, "notifications": 1, "profile": 1,
      ])
    #expect(app.server.pendingRequests == [:])
    #expect(app.clock.scheduledCount == 0)
    let fresh = HeadlessApp(.own)
    for tab in Tab.allCases { fresh.tapAndSettle("tab.\(tab.name)") }
    #expect(app.census.subscriptions == fresh.census.subscriptions)
  }

  @Test(arguments: 1...8)
  func `the log tells where one is`(seed: UInt64) {
    var random = SeededGenerator(seed: 1_000 + seed)
    let app = HeadlessApp(.own)
    app.navigator.allowsInputDuringTransitions = seed.isMultiple(of: 2)
    var replayed = app.navigation
    for _ in 1...300 {
      let before = app.recorder.entries.count
      Self.act(app, &random)
      for case .change(let change) in app.recorder.entries.dropFirst(before).map({ $0.event }) {
        do { replayed = try replayed.applying(change) } catch {
          Issue.record("\(change): \(error)")
        }
      }
      #expect(replayed == app.navigation)
    }
  }
}
