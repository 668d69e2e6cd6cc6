import Testing

@testable import ProfileFeature

/// Where a screen reader goes, and what it can reach.
@Suite struct ScreenReaderTests {
  private func app(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    return app
  }

  /// Goes on until there is nothing further.
  ///
  /// - Returns: the ids of all stops.
  private func walk(_ app: HeadlessApp, _ action: ReaderAction) -> [String] {
    var ids = [app.readerFocus?.id].compactMap { $0 }
    for _ in 0..<1_000 {
      let ignored = app.recorder.ignored.count
      app.reader(action)
      guard app.recorder.ignored.count == ignored else { break }
      ids += [app.readerFocus?.id].compactMap { $0 }
    }
    return ids
  }

  @Test func `begins at the heading of a screen`() {
    let app = app()
    #expect(app.readerFocus?.id == "nav.title")
    app.tapAndSettle("header.followers")
    #expect(app.readerFocus?.speech(in: app.words) == "Followers, heading")
  }

  @Test func `begins at the first thing where there is no heading`() {
    let app = app()
    app.tapAndSettle("nav.menu")
    #expect(app.readerFocus?.id == "menu.settings")
    app.dismiss()
    app.settle()
    app.tapAndSettle("header.story")
    #expect(app.readerFocus?.id == "story.cancel")
  }

  @Test(arguments: ElementCatalog.screens)
  func `goes through all of a screen and back, and no further`(screen: String) throws {
    let app = try #require(ElementCatalogTests().apps(showing: screen).first)
    _ = walk(app, .previous)
    let forward = walk(app, .next)
    let back = walk(app, .previous)
    #expect(forward == app.elements.filter { $0.isRead }.map { $0.id })
    #expect(back == forward.reversed())
    #expect(Set(app.recorder.ignored.suffix(3)) == [.nothingToShow])
  }

  @Test func `what comes into focus is scrolled into sight`() {
    let app = app()
    for _ in walk(app, .next) {
      guard let focus = app.readerFocus else { continue }
      #expect(!app.screenElements.touchablePart(of: focus).isEmpty || focus.isTab)
    }
    app.tap("post.11")
    app.settle()
    app.back()
    app.settle()
    app.reader(.next)
    #expect(app.readerFocus?.id == "tab.feed")
    app.reader(.previous)
    #expect(app.readerFocus?.id == "post.11")
    #expect(app.screenElements.visible.contains { $0.id == "post.11" })
  }

  @Test func `goes through a hundred thousand cells without making them all`() {
    let app = app(.huge)
    app.scroll(to: "post.99998")
    app.tap("post.99998")
    app.settle()
    app.back()
    app.settle()
    #expect(app.readerFocus?.id == "post.99998")
    app.reader(.next)
    #expect(app.readerFocus?.id == "post.99999")
    app.reader(.next)
    #expect(app.readerFocus?.id == "tab.feed")
  }

  @Test func `activating taps what is in focus`() {
    let app = app()
    while app.readerFocus?.id != "header.followers" { app.reader(.next) }
    app.reader(.activate)
    #expect(app.recorder.changes == [.push(.followers(of: "user_id"))])
  }

  @Test func `activating what takes no taps is ignored`() {
    let app = app()
    app.reader(.activate)
    #expect(app.readerFocus?.id == "nav.title")
    #expect(app.recorder.ignored == [.notHittable])
    app.tapAndSettle("header.edit")
    while app.readerFocus?.id != "edit.save" { app.reader(.next) }
    #expect(app.readerFocus?.speech(in: app.words) == "Save, dimmed, button")
    app.reader(.activate)
    #expect(app.recorder.ignored == [.notHittable, .notHittable])
  }

  @Test(arguments: ReaderAction.allCases)
  func `nothing is done during a transition`(action: ReaderAction) {
    let app = app()
    app.tap("header.followers")
    let focus = app.readerFocus?.id
    app.reader(action)
    #expect(app.recorder.ignored == [.transition])
    #expect(app.readerFocus?.id == focus)
    #expect(app.navigation.stackNames == ["profile", "followers"])
  }

  // MARK: Containment

  @Test(arguments: ["edit", "story", "menu", "discard", "logout", "share"])
  func `nothing under a modal screen can be reached`(modal: String) throws {
    let app = try #require(ElementCatalogTests().apps(showing: modal).first)
    let entries = try #require(ElementCatalog.entries(on: modal)).map { $0.id }
    #expect(app.navigation.modalName == modal)
    let reached = walk(app, .previous) + walk(app, .next)
    #expect(!reached.isEmpty)
    #expect(reached.allSatisfy { entries.contains($0) })
    #expect(!reached.contains { $0.hasPrefix("tab.") || $0.hasPrefix("header.") })
  }

  // MARK: Escape

  @Test(arguments: [
    ("followers", "pop"), ("following", "pop"), ("post", "pop"), ("settings", "pop"),
    ("archive", "pop"), ("saved", "pop"), ("story", "dismiss story"), ("menu", "dismiss menu"),
    ("discard", "dismiss discard"), ("logout", "dismiss logout"), ("share", "dismiss share"),
    // What was typed would be lost.
    ("edit", "present discard alert"),
  ])
  func `escape leaves a screen as its own way out does`(screen: String, change: String) throws {
    let app = try #require(ElementCatalogTests().apps(showing: screen).first)
    let count = app.recorder.changes.count
    let ignored = app.recorder.ignored
    app.reader(.escape)
    #expect(app.recorder.changes.dropFirst(count).map { $0.description } == [change])
    #expect(app.recorder.ignored == ignored)
  }

  @Test func `escape leaves a form without changes at once`() {
    let app = app()
    app.tapAndSettle("header.edit")
    app.reader(.escape)
    app.settle()
    #expect(app.navigation.modalName == nil)
    #expect(app.recorder.outputs.last?.description == "editCancelButtonDidTap")
  }

  @Test(arguments: ["profile", "showcase", "search", "upload", "notifications"])
  func `escape at a root has nothing to leave`(screen: String) throws {
    let app = try #require(ElementCatalogTests().apps(showing: screen).first)
    let entries = app.recorder.entries.count
    app.reader(.escape)
    #expect(app.recorder.entries.dropFirst(entries).map { $0.event } == [.ignored(.atRoot)])
  }

  // MARK: Coming back

  @Test(arguments: ["header.followers", "nav.settings", "post.3", "header.edit", "header.story"])
  func `is back at what led away`(id: String) {
    let app = app()
    app.tapAndSettle(id)
    #expect(app.readerFocus?.id != id)
    app.reader(.escape)
    app.settle()
    #expect(app.navigation.isAtRoot && app.navigation.topModal == nil)
    #expect(app.readerFocus?.id == id)
  }

  @Test func `is back at what led away after a swipe, and on each screen of a stack`() {
    let app = app()
    app.tapAndSettle("header.followers")
    app.tapAndSettle("list.row.1")
    app.tapAndSettle("header.following")
    app.swipeBack()
    app.settle()
    #expect(app.readerFocus?.id == "header.following")
    app.swipeBack()
    app.settle()
    #expect(app.readerFocus?.id == "list.row.1")
    app.swipeBack()
    app.settle()
    #expect(app.readerFocus?.id == "header.followers")
  }

  @Test func `stays with a post that a new one moves`() {
    let app = app()
    app.tapAndSettle("post#p3")
    app.back()
    app.settle()
    #expect(app.readerFocus?.id == "post.2")
    app.tapAndSettle("tab.upload")
    app.type("upload.caption", "Fresh")
    app.tapAndSettle("upload.post")
    app.back()
    #expect(app.readerFocus?.alternateID == "tab.upload" || app.readerFocus?.id == "tab.upload")
    while app.readerFocus?.alternateID != "post#p3" { app.reader(.previous) }
    #expect(app.readerFocus?.id == "post.3")
    app.pull("profile.grid")
    app.settle()
    #expect(app.readerFocus?.alternateID == "post#p3")
    #expect(app.readerFocus?.id == "post.3")
  }

  @Test func `goes to what stands in the place of what is gone`() {
    let app = app()
    app.tapAndSettle("post.11")
    app.back()
    app.settle()
    app.tap("filter.tagged")
    app.settle()
    #expect(app.readerFocus?.id == "filter.tagged")
    // A message goes when something is typed.
    app.tapAndSettle("header.edit")
    app.server.failures[.edit] = .times(1)
    app.type("edit.name", "x")
    app.tapAndSettle("edit.save")
    while app.readerFocus?.id != "edit.message" { app.reader(.next) }
    app.type("edit.name", "y")
    #expect(app.element("edit.message") == nil)
    #expect(app.readerFocus != nil)
    #expect(app.readerFocus?.id != "edit.message")
  }

  @Test func `begins anew after a relaunch`() {
    let app = app()
    app.tapAndSettle("header.followers")
    app.back()
    app.settle()
    #expect(app.readerFocus?.id == "header.followers")
    app.relaunch()
    app.settle()
    #expect(app.readerFocus?.id == "nav.title")
  }
}

extension Element {
  fileprivate var isTab: Bool { TabBarElement(rawValue: id) != nil }
}
