import Signals
import Testing

@testable import ProfileFeature

/// What turns while something is under way.
@Suite struct SpinnerTests {
  private func app() -> HeadlessApp {
    let app = HeadlessApp(.own)
    app.settle()
    return app
  }

  @Test(arguments: [true, false])
  func `a grid that is refreshed has a spinner over its start, until that ends`(succeeds: Bool)
    throws
  {
    let app = app()
    if !succeeds { app.server.failures[.posts] = .times(1) }
    #expect(app.element("profile.spinner") == nil)
    app.pull("profile.grid")
    let spinner = try #require(app.element("profile.spinner"))
    let grid = try #require(app.element("profile.grid"))
    #expect(spinner.frame.text == "186.67 \(Rect.text(grid.frame.minY + 24)) 20 20")
    #expect(spinner.isOverlay)
    #expect(spinner.label == "Refreshing")
    #expect(app.screenElements.element(at: spinner.frame.center)?.id == "post.1")
    app.advance(by: .milliseconds(999))
    #expect(app.element("profile.spinner") != nil)
    app.advance(by: .milliseconds(1))
    #expect(app.element("profile.spinner") == nil)
  }

  @Test func `a list has one at its end while a page is on its way`() throws {
    let followers = (1...45).map { UserSummary(username: "u\($0)", name: "U\($0)") }
    let app = HeadlessApp(
      ProfileLibrary(
        Account(
          content: ProfileContent(profile: Profile(username: "me", name: "Me", isOwn: true)),
          followers: followers)))
    app.settle()
    app.tap("header.followers")
    #expect(app.element("list.spinner")?.frame.text == "186.67 115 20 20", "12 below the bar")
    app.settle()
    #expect(app.element("list.spinner") == nil)
    app.server.failures[.people] = .times(1)
    for count in [20, 40] {
      app.scrollToEnd()
      let spinner = try #require(app.element("list.spinner"))
      let last = try #require(app.element("list.row.19"))
      #expect(spinner.frame.minY == last.frame.maxY + 12)
      app.settle()
      #expect(app.element("list.spinner") == nil)
      #expect(app.count(ofPrefix: "list.row") == count, "one page fails")
    }
  }

  @Test func `a form has one while it is saved, and a message or nothing after it`() throws {
    let app = app()
    app.tapAndSettle("header.edit")
    app.server.failures[.edit] = .times(1)
    app.type("edit.name", "!")
    #expect(app.element("edit.spinner") == nil)
    app.tap("edit.save")
    let bio = try #require(app.element("edit.bio"))
    #expect(app.element("edit.spinner")?.frame.minY == bio.frame.maxY + 12)
    #expect(app.element("edit.spinner")?.label == "Saving")
    app.settle()
    #expect(app.element("edit.spinner") == nil)
    #expect(app.element("edit.message") != nil)
  }
}
