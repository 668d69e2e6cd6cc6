import Signals
import Testing

@testable import ProfileFeature

/// The photo search, as a person uses it.
@Suite struct PhotoSearchTests {
  /// An app that shows what a query found.
  private func app(
    _ query: String = "lake", on device: Device = .iPhone15, in orientation: Orientation = .portrait
  ) -> HeadlessApp {
    let app = HeadlessApp(
      .own, start: .search(query), traits: device.traits(in: orientation))
    app.settle()
    return app
  }

  private func photos(_ app: HeadlessApp, in section: Int = 0) -> [String] {
    (0..<app.count(ofPrefix: "photo.\(section)")).map { item in
      String(app.element("photo.\(section).\(item)")?.alternateID?.dropFirst(6) ?? "")
    }
  }

  // MARK: Searching

  @Test func `typing finds photos after a pause and a reply`() {
    let app = HeadlessApp(.own)
    app.settle()
    app.tap("tab.search")
    #expect(app.element("nav.title")?.text == "Search")
    #expect(app.isIdle)
    #expect(
      app.logged { app.type("search.field", "lake") }
        == Array(repeating: "queryDidChange", count: 4))
    #expect(!app.isIdle, "a timer is pending")
    app.advance(by: .milliseconds(299))
    #expect(app.server.pendingRequests == [:])
    app.advance(by: .milliseconds(1))
    #expect(app.server.pendingRequests == [.photos: 1])
    #expect(!app.isIdle)
    app.advance(by: .milliseconds(300))
    #expect(app.isIdle)
    #expect(photos(app) == (1...8).map { "lake-\($0)" })
    #expect(app.element("search.section.0")?.label == "lake, 8 photos found")
  }

  @Test func `Return keeps what was found, and an emptied field takes the rest away`() {
    let app = app("")
    app.type("search.field", "lake")
    app.settle()
    #expect(app.logged { app.press(.return) } == ["searchDidSubmit"])
    app.clear("search.field")
    app.type("search.field", "city")
    app.settle()
    #expect(app.count(ofPrefix: "search.section") == 2)
    #expect(photos(app, in: 0).first == "city-1")
    #expect(photos(app, in: 1).first == "lake-1")
    app.clear("search.field")
    #expect(app.count(ofPrefix: "search.section") == 1)
    #expect(photos(app).first == "lake-1")
  }

  @Test func `a search that fails says so, and Return tries it again`() {
    let app = app("")
    app.server.failures[.photos] = .times(1)
    app.type("search.field", "lake")
    app.settle()
    #expect(app.element("search.message") != nil)
    app.press(.return)
    app.settle()
    #expect(app.element("search.message") == nil)
    #expect(photos(app).count == 8)
  }

  @Test func `a tab that is left goes on with its search, and is as it was`() {
    let app = app("")
    app.type("search.field", "lake")
    app.tap("tab.feed")
    app.settle()
    app.tap("tab.search")
    #expect(app.element("search.field")?.value == "lake")
    #expect(photos(app).count == 8)
  }

  @Test func `another link begins another search, and the same one says that it is shown`() {
    let app = app("lake")
    app.tap("photo.0.0")
    app.open("profile://search?q=city")
    app.settle()
    #expect(photos(app).first == "city-1")
    #expect(app.element("search.field")?.value == "city")
    #expect(app.logged { app.open("profile://search?q=city") } == ["ignored(alreadyShown)"])
    #expect(app.census.count("search") == 1)
  }

  // MARK: The large photo

  @Test func `a tap makes a photo large, which is brought half way down what is seen`() {
    let app = app()
    #expect(app.logged { app.tap("photo.0.4") } == ["photoDidSelect(lake-5)"])
    let large = app.element("photo.0.4")
    #expect(large?.isLarge == true)
    #expect(abs((large?.frame.midY ?? 0) - app.screenElements.window.midY) <= 0.5)
    #expect(app.screenElements.scroll.distance > 0)
    #expect(app.elements.filter { $0.isLarge }.count == 1)
    app.tap("photo#lake-2")
    #expect(app.elements.filter { $0.isLarge }.map { $0.alternateID } == ["photo#lake-2"])
    app.tap("photo#lake-2")
    #expect(app.elements.allSatisfy { !$0.isLarge })
  }

  @Test func `a tap at the large photo's middle, where the spinner is, makes it small`() {
    let app = app()
    app.tap("photo.0.4")
    #expect(app.element("photo.spinner") != nil)
    let centre = app.element("photo.0.4")?.frame.center ?? .zero
    #expect(app.logged { app.tap(at: centre) } == ["photoDidSelect(lake-5)"])
    #expect(app.element("photo.spinner") == nil)
  }

  @Test func `its picture arrives after a while, or does not`() {
    let app = app()
    app.tap("photo.0.0")
    #expect(app.element("photo.0.0")?.image == "lake-1-small")
    #expect(app.server.pendingRequests == [.images: 1])
    app.settle()
    #expect(app.element("photo.0.0")?.image == "lake-1-large")
    #expect(app.element("photo.spinner") == nil)
    app.server.failures[.images] = .always
    app.tap("photo.0.1")
    app.settle()
    #expect(app.element("photo.0.1")?.image == "lake-2-small")
    app.tap("photo.0.0")
    #expect(app.element("photo.0.0")?.image == "lake-1-large", "it was kept")
    #expect(app.isIdle)
  }

  @Test func `a cell that shows another photo shows nothing of the one before (UI2)`() {
    let app = app()
    app.server.latencies[.images] = .seconds(5)
    app.tap("photo.0.0")
    app.clear("search.field")
    app.type("search.field", "city")
    app.advance(by: .milliseconds(700))
    #expect(app.element("photo.0.0")?.image == "city-1-small")
    #expect(app.server.pendingRequests == [:], "the old request was taken back")
    app.settle()
    #expect(app.element("photo.0.0")?.image == "city-1-small")
  }

  @Test func `a double tap makes a photo large and small again`() {
    let app = app()
    #expect(
      app.logged { app.doubleTap("photo.0.2") }
        == ["photoDidSelect(lake-3)", "photoDidSelect(lake-3)"])
    #expect(app.elements.allSatisfy { !$0.isLarge })
  }

  // MARK: Sharing

  @Test func `photos are shared in the order in which they were chosen`() {
    let app = app()
    #expect(app.logged { app.tap("search.share") } == ["shareButtonDidTap"])
    #expect(app.logged { app.tap("search.share") } == ["ignored(notHittable)"])
    for id in ["photo.0.3", "photo.0.0", "photo.0.5", "photo.0.0", "photo.0.1"] { app.tap(id) }
    #expect(app.element("search.chosen")?.text == "3 photos selected")
    #expect(app.logged { app.tap("search.share") } == ["shareButtonDidTap", "present share sheet"])
    app.settle()
    #expect(
      (0..<3).map { app.element("share.item.\($0)")?.label } == ["Lake 4", "Lake 6", "Lake 2"])
    #expect(app.count(ofPrefix: "share.item") == 3)
    #expect(app.element("share.items")?.text == "3 photos")
    #expect(
      app.logged { app.tap("share.close") }
        == ["shareCloseButtonDidTap(lake-4, lake-6, lake-2)", "dismiss share"])
    app.settle()
    #expect(app.element("search.chosen")?.text == "3 photos selected")
    #expect(app.logged { app.tap("search.cancel") } == ["shareDidCancel"])
    #expect(app.element("search.chosen") == nil)
  }

  @Test func `where nothing was found nothing can be shared`() {
    let app = app("nothing")
    #expect(app.element("search.section.0")?.label == "nothing, 0 photos found")
    #expect(app.element("search.share")?.isEnabled == false)
    #expect(app.logged { app.tap("search.share") } == ["ignored(notHittable)"])
  }

  @Test(arguments: Orientation.allCases)
  func `on a tablet the share sheet stands beside its button`(orientation: Orientation) throws {
    let app = app(on: .iPad, in: orientation)
    app.tap("search.share")
    app.tap("photo.0.0")
    let button = app.element("search.share")?.frame
    app.tapAndSettle("search.share")
    #expect(app.sheetAnchor == button)
    let anchor = try #require(app.sheetAnchor)
    let sheet = app.screenElements.bounds
    #expect(sheet.minY == anchor.maxY + 10)
    #expect(app.traits.bounds.contains(sheet))
    // It follows the button when the device is turned, and after a relaunch.
    app.traits = app.traits.on(.iPad, held: orientation == .portrait ? .landscape : .portrait)
    #expect(app.screenElements.bounds.minY == (app.sheetAnchor?.maxY ?? 0) + 10)
    #expect(app.screenElements.bounds != sheet)
    app.relaunch()
    #expect(app.screenElements.bounds.minY == (app.sheetAnchor?.maxY ?? 0) + 10)
    app.tapAndSettle("share.close")
    #expect(app.sheetAnchor == nil)
  }

  @Test func `a post's share sheet has its button for an anchor too, and on a phone none has`() {
    let tablet = HeadlessApp(.own, traits: Device.iPad.traits(in: .portrait))
    tablet.settle()
    tablet.tapAndSettle("post.0")
    tablet.scrollToVisible("post.share")
    let button = tablet.element("post.share")?.frame
    tablet.tapAndSettle("post.share")
    #expect(button != nil)
    #expect(tablet.sheetAnchor == button)
    #expect(!tablet.screenElements.bounds.overlaps(button ?? .zero))
    let phone = app()
    for id in ["search.share", "photo.0.0", "search.share"] { phone.tapAndSettle(id) }
    #expect(phone.sheetAnchor == nil)
    #expect(phone.screenElements.bounds.minX == 0)
  }

  // MARK: Reordering

  @Test func `a photo is dragged to another's place, within a section and to another one`() {
    let app = app()
    #expect(app.logged { app.drag("photo.0.4", to: "photo.0.1") } == [], "it is no event")
    #expect(photos(app).prefix(3) == ["lake-1", "lake-5", "lake-2"])
    app.tap("search.field")
    app.press(.return)
    app.clear("search.field")
    app.type("search.field", "city")
    app.settle()
    app.drag("photo#lake-5", to: "photo#city-8")
    #expect(photos(app) == (1...7).map { "city-\($0)" } + ["lake-5", "city-8"])
    #expect(photos(app, in: 1) == [1, 2, 3, 4, 6, 7, 8].map { "lake-\($0)" })
    #expect(app.element("search.section.0")?.label == "city, 8 photos found")
  }

  @Test func `a section without photos takes one on its header`() {
    let app = app()
    app.tap("search.field")
    app.press(.return)
    app.clear("search.field")
    app.type("search.field", "nothing")
    app.settle()
    app.drag("photo.1.2", to: "search.section.0")
    #expect(photos(app, in: 0) == ["lake-3"])
  }

  @Test(arguments: ["tab.feed", "nav.title", "search.field", "search.share"])
  func `dropped outside, a photo is where it was`(target: String) {
    let app = app()
    let before = app.elements
    #expect(app.logged { app.drag("photo.0.0", to: target) } == [])
    #expect(app.elements == before)
    #expect(app.logged { app.cancelDrag("photo.0.0") } == [])
    #expect(app.elements == before)
  }

  @Test func `what cannot be dragged, or is not there, is not`() {
    let app = app()
    let before = app.elements
    for (id, target) in [
      ("search.field", "photo.0.0"), ("tab.feed", "photo.0.0"), ("photo.0.99", "photo.0.0"),
      ("photo.0.0", "photo.0.99"), ("search.section.0", "photo.0.0"),
    ] {
      #expect(app.logged { app.drag(id, to: target) } == ["ignored(notHittable)"], "\(id)")
    }
    #expect(app.logged { app.longPress("search.share") } == ["ignored(notHittable)"])
    #expect(app.logged { app.cancelDrag("search.field") } == ["ignored(notHittable)"])
    #expect(app.elements == before)
    app.tap("tab.profile")
    #expect(app.logged { app.longPress("post.0") } == ["ignored(notHittable)"])
  }

  @Test func `a finger holds a photo while results arrive, and drops it where it is by then`() {
    let app = app()
    app.tap("search.field")
    app.press(.return)
    app.type("search.field", "!")
    app.longPress("photo.0.2")
    #expect(photoSearch(app)?.lifted == "lake-3")
    app.settle()
    #expect(app.count(ofPrefix: "search.section") == 2)
    app.drag("photo#lake-3", to: "photo#lake-1")
    #expect(photos(app, in: 1).prefix(3) == ["lake-3", "lake-1", "lake-2"])
    #expect(photoSearch(app)?.lifted == nil)
  }

  @Test func `a photo that results took away cannot be dropped any more`() {
    let app = app()
    app.longPress("photo.0.2")
    app.clear("search.field")
    app.type("search.field", "city")
    app.settle()
    #expect(
      app.logged { app.drag("photo#lake-3", to: "photo.0.0") } == ["ignored(notHittable)"])
    #expect(photos(app) == (1...8).map { "city-\($0)" })
  }

  @Test func `whatever is done next lets go of what a finger holds`() {
    let acts: [(HeadlessApp) -> Void] = [
      { $0.tap("photo.0.0") }, { $0.type("search.field", "s") }, { $0.press(.escape) },
      { $0.open("profile://tab/feed") }, { $0.longPress("search.field") },
      { $0.cancelDrag("photo.0.2") }, { $0.cancelDrag("photo.0.1") }, { $0.tap("tab.search") },
      { $0.drag("photo.0.1", to: "photo.0.1") }, { $0.relaunch() },
    ]
    for (number, act) in acts.enumerated() {
      let app = app()
      app.longPress("photo.0.2")
      #expect(photoSearch(app)?.lifted == "lake-3")
      act(app)
      if number == 3 { app.tap("tab.search") }
      #expect(photoSearch(app)?.lifted == nil, "\(number)")
    }
  }

  private func photoSearch(_ app: HeadlessApp) -> PhotoSearchViewModel.State? {
    guard case .photoSearch(let state) = app.coordinator.topScreen.state else { return nil }
    return state
  }

  @Test func `nothing is dragged while a screen moves`() {
    let app = app()
    app.coordinator.perform([.push(.settings)])
    let acts: [() -> Void] = [
      { app.longPress("photo.0.0") }, { app.drag("photo.0.0", to: "photo.0.1") },
      { app.cancelDrag("photo.0.0") }, { app.press(.return) }, { app.press(.escape) },
      { app.doubleTap("photo.0.0") },
    ]
    for act in acts { #expect(app.logged(act).allSatisfy { $0 == "ignored(transition)" }) }
    #expect(app.log.count == 8)
  }
}

extension HeadlessApp {
  fileprivate func scrollToVisible(_ id: String) { scroll(to: id) }
}
