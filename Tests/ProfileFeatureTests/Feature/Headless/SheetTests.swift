import Signals
import Testing

@testable import ProfileFeature

/// What every sheet has: a grabber, and a way down.
@Suite struct SheetTests {
  static let sheets = [
    ("menu", ["nav.menu"]), ("story", ["header.story"]), ("share", ["post.0", "post.share"]),
  ]

  private func app(_ way: [String]) -> HeadlessApp {
    let app = HeadlessApp(.own)
    app.settle()
    for id in way { app.tapAndSettle(id) }
    return app
  }

  @Test(arguments: sheets)
  func `a grabber dismisses its sheet`(name: String, way: [String]) throws {
    let app = app(way)
    let grabber = try #require(app.element("sheet.grabber"))
    #expect(
      grabber.frame.text == "178.67 74 36 5", "5 below the edge, which is 10 below the status bar")
    #expect(grabber.hitFrame.text == "174.67 69 44 44")
    #expect(grabber.isOverlay)
    #expect(app.logged { app.tap("sheet.grabber") } == ["grabberDidTap", "dismiss \(name)"])
    #expect(app.logged { app.tap("sheet.grabber") } == ["ignored(transition)"])
    app.settle()
    #expect(app.census.count(name) == 0)
    #expect(app.element("sheet.grabber") == nil)
    #expect(app.logged { app.tap("sheet.grabber") } == ["ignored(notHittable)"])
  }

  @Test(arguments: sheets)
  func `a finger takes it by its grabber, or pulls it down`(name: String, way: [String]) {
    let tapped = app(way)
    #expect(
      tapped.logged { tapped.tap(at: Point(x: 196, y: 76)) } == [
        "grabberDidTap", "dismiss \(name)",
      ])
    let pulled = app(way)
    #expect(pulled.logged { pulled.swipeDown() } == ["dismiss \(name)"])
  }

  @Test(arguments: [
    ["header.edit"], ["nav.settings", "settings.logout"], ["nav.settings"], ["tab.feed"],
  ])
  func `what is no sheet has no grabber`(way: [String]) {
    #expect(app(way).element("sheet.grabber") == nil)
  }

  @Test func `what is pushed in a sheet can be taken by its grabber`() {
    let app = app(["nav.menu"])
    app.coordinator.perform([.push(.settings)])
    app.settle()
    #expect(app.logged { app.tap("sheet.grabber") } == ["grabberDidTap", "dismiss menu"])
  }
}
