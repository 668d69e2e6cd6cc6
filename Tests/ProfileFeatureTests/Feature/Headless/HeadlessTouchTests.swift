import ProfileFeature
import Signals
import Testing

@Suite struct HeadlessTouchTests {
  private func app(_ library: ProfileLibrary = .own) -> HeadlessApp {
    let app = HeadlessApp(library)
    app.settle()
    return app
  }

  private func point(_ id: String, in app: HeadlessApp) -> Point {
    app.element(id)?.frame.center ?? Point(x: -1, y: -1)
  }

  private func frame(_ id: String, in app: HeadlessApp) -> Rect {
    app.element(id)?.frame ?? .zero
  }

  // MARK: Points

  @Test(arguments: [
    ("header.followers", #"push followers title "Followers""#),
    ("header.edit", #"present edit fullscreen title "Edit Profile""#),
    ("nav.menu", "present menu sheet"), ("post.1", #"push post p2 title "Post""#),
  ])
  func `a tap at a point reaches what is there`(id: String, change: String) {
    let app = app()
    app.tap(at: point(id, in: app))
    #expect(app.recorder.changes.map { $0.description } == [change])
  }

  @Test(arguments: [Point(x: 40, y: 200), Point(x: 100, y: 80), Point(x: 400, y: 80)])
  func `a tap at something that takes none is ignored`(point: Point) {
    let app = app()
    #expect(app.logged { app.tap(at: point) } == ["ignored(notHittable)"])
  }

  @Test func `a tap at a point counts no more than another while a screen moves`() {
    let app = app()
    let menu = point("nav.menu", in: app)
    app.tap(at: menu)
    #expect(app.logged { app.tap(at: menu) } == ["ignored(transition)"])
  }

  @Test func `a back button is tapped like any other`() {
    let app = app()
    app.tapAndSettle("nav.settings")
    #expect(app.logged { app.tap(at: Point(x: 20, y: 80)) } == ["backButtonDidTap", "pop"])
  }

  @Test func `a sheet takes the taps that fall on it`() {
    let app = app()
    app.tapAndSettle("nav.menu")
    #expect(frame("menu.settings", in: app).minY == 59 + 10 + 44)
    #expect(app.logged { app.tap(at: Point(x: 200, y: 30)) } == ["ignored(notHittable)"])
    #expect(
      app.logged { app.tap(at: Point(x: 200, y: 120)) } == ["settingsDidSelect", "dismiss menu"])
  }

  // MARK: Scrolling

  @Test func `scrolling moves the content, and no further than it goes`() {
    let app = app()
    let rest = frame("post.0", in: app)
    app.scroll("profile.grid", by: 100)
    #expect(frame("post.0", in: app) == rest.moved(dy: -100))
    app.scroll("post.3", by: -1_000)
    #expect(frame("post.0", in: app) == rest)
    app.scroll("profile.grid", by: 100_000)
    #expect(abs(frame("post.11", in: app).maxY - (852 - 34 - 49)) < 0.001)
    #expect(app.log == [], "it is no event and changes no route")
  }

  @Test(arguments: ["nav.menu", "header.follow", "post.99"])
  func `what does not scroll is not scrolled`(id: String) {
    let app = app()
    #expect(app.logged { app.scroll(id, by: 10) } == ["ignored(notHittable)"])
  }

  @Test func `scrolls to an element, and no further than needed`() {
    let app = app(.huge)
    app.scroll(to: "post.500")
    #expect(frame("post.500", in: app).maxY == 852 - 34 - 49)
    app.scroll(to: "post.497")
    #expect(frame("post.500", in: app).maxY == 852 - 34 - 49, "that one was to be seen")
    app.scroll(to: "post.3")
    #expect(frame("post.3", in: app).minY == 103 + 44, "under the pinned bar")
    app.scroll(to: "header.name")
    #expect(frame("header.name", in: app).minY == 103)
    #expect(app.logged { app.scroll(to: "post.100000") } == ["ignored(notHittable)"])
  }

  @Test func `the number of posts scrolls to the first, below the bars`() {
    let app = app(.huge)
    app.tap("header.posts")
    #expect(frame("filter.posts", in: app).minY == 103)
    #expect(frame("post.0", in: app).minY == 103 + 44)
    app.traits.layoutPreset = .compact
    app.scroll("profile.grid", by: -10_000)
    app.tap("header.posts")
    #expect(frame("post.0", in: app).minY == 103, "nothing is pinned")
  }

  @Test func `each screen keeps how far it was scrolled, and a new one begins at its top`() {
    let app = app()
    app.scroll("profile.grid", by: 120)
    let scrolled = frame("post.5", in: app)
    app.tapAndSettle("post.5")
    #expect(frame("post.image", in: app).minY == 103)
    app.back()
    app.settle()
    #expect(frame("post.5", in: app) == scrolled)
    app.tapAndSettle("header.followers")
    app.tapAndSettle("list#anna.codes")
    #expect(frame("header.avatar", in: app).minY == 103 + 16)
  }

  @Test func `what was scrolled to may be gone`() {
    let app = app()
    app.scroll("profile.grid", by: 10_000)
    app.tap("filter.tagged")
    #expect(app.count(ofPrefix: "post") == 3)
    #expect(app.screenElements.scroll.distance == app.screenElements.scroll.maximumDistance)
  }

  @Test func `what is seen stays in sight when the device is turned`() {
    let app = app(.huge)
    app.scroll(to: "post.5000")
    app.scroll("profile.grid", by: 400)
    let elements = app.screenElements
    let top = elements.visible.first { cell in
      cell.role == .cell && !elements.touchablePart(of: cell).isEmpty
    }?.id
    app.traits = app.traits.on(.iPhone15, held: .landscape)
    #expect(app.screenElements.visible.contains { $0.id == top })
    app.traits.contentSizeCategory = .accessibility5
    #expect(app.screenElements.visible.contains { $0.id == top })
    app.traits = app.traits.on(.iPhone15, held: .portrait)
    #expect(app.screenElements.visible.contains { $0.id == top })
  }

  @Test func `a tap by id scrolls to the element first`() {
    let app = app(.huge)
    app.tap("post.5000")
    #expect(app.recorder.changes == [.push(.post(id: "p5001"))])
    app.settle()
    app.back()
    app.settle()
    #expect(frame("post.5000", in: app).maxY == 852 - 34 - 49)
  }

  @Test func `or is ignored when it is told not to scroll`() {
    let app = app(.huge)
    app.scrollsToTappedElements = false
    #expect(app.logged { app.tap("post.5000") } == ["ignored(notHittable)"])
    app.scroll(to: "post.5000")
    #expect(app.logged { app.tap("post.5000") }.last == #"push post p5001 title "Post""#)
    app.settle()
    app.back()
    app.settle()
    #expect(app.logged { app.tap("header.name") } == ["ignored(notHittable)"])
    #expect(app.logged { app.tap("header.story") } == ["ignored(notHittable)"], "it is off screen")
    #expect(app.logged { app.tap("filter.posts") } == ["filterDidSelect(0)"], "it is pinned")
  }

  @Test func `the tab of the page that is shown scrolls it to its top`() {
    let app = app()
    app.scroll("profile.grid", by: 120)
    #expect(app.logged { app.tap("tab.profile") }.last == "scroll to top animated")
    #expect(app.screenElements.scroll.distance == 0)
  }

  @Test func `each tab keeps how far it was scrolled`() {
    let app = app()
    app.scroll("profile.grid", by: 120)
    app.tapAndSettle("tab.notifications")
    app.tap("tab.profile")
    #expect(app.screenElements.scroll.distance == 120)
    app.relaunch()
    #expect(app.screenElements.scroll.distance == 0)
  }

  @Test func `a list that is scrolled to its end shows more`() {
    let app = app(
      ProfileLibrary(
        Account(
          content: ProfileContent(profile: Profile(username: "me", name: "Me", isOwn: true)),
          followers: (1...60).map { UserSummary(username: "u\($0)", name: "U\($0)") })))
    app.tapAndSettle("header.followers")
    #expect(app.logged { app.scroll("list.row.0", by: 100) } == [])
    #expect(app.logged { app.scroll(to: "list.row.19") } == ["listEndDidAppear"])
    app.settle()
    #expect(app.count(ofPrefix: "list.row") == 40)
    #expect(app.logged { app.scroll("list.row.0", by: 10) } == [])
    #expect(app.logged { app.tap("list.row.39") }.first == "listEndDidAppear")
  }

  @Test func `an alert takes all taps`() {
    let app = app()
    app.tapAndSettle("nav.settings")
    app.tapAndSettle("settings.logout")
    #expect(app.logged { app.tap(at: Point(x: 20, y: 80)) } == ["ignored(notHittable)"])
    #expect(
      app.logged { app.tap(at: point("alert.cancel", in: app)) } == [
        "logoutCancelButtonDidTap", "dismiss logout",
      ])
  }

  // MARK: Traits

  @Test func `what is chosen in the settings is what the screen looks like`() {
    let app = app()
    app.tapAndSettle("nav.settings")
    app.tap("settings.layout")
    #expect(app.traits.layoutPreset == .classic)
    app.tap("settings.textsize")
    #expect(app.traits.contentSizeCategory == .extraLarge)
    app.traits.appearance = .dark
    #expect(app.element("settings.appearance")?.value == "dark")
    app.back()
    app.settle()
    #expect(frame("header.avatar", in: app).width == 96)
  }

  @Test func `the device can be turned while it is used`() {
    let app = app()
    app.traits = app.traits.on(.iPhone15, held: .landscape)
    #expect(app.screenElements.barFrame.maxY == 32)
    #expect(frame("header.avatar", in: app).minX == 59 + 20)
    app.tap(at: point("header.followers", in: app))
    #expect(app.recorder.changes == [.push(.followers(of: "user_id"))])
  }

  @Test func `text grows while the screen is shown`() {
    let app = app()
    let small = frame("header.name", in: app)
    app.traits.contentSizeCategory = .accessibility5
    let large = frame("header.name", in: app)
    #expect(large.height > 2 * small.height)
    #expect(large.minY > frame("header.avatar", in: app).maxY)
    app.traits.contentSizeCategory = .large
    #expect(frame("header.name", in: app) == small)
  }

  @Test func `a preset can be chosen while the screen is shown`() {
    let app = app()
    app.traits.layoutPreset = .classic
    #expect(frame("header.avatar", in: app).width == 96)
    #expect(app.element("header.username") == nil)
  }

  @Test func `changing traits is no event`() {
    let app = app()
    app.traits.layoutDirection = .rightToLeft
    app.traits.appearance = .dark
    #expect(frame("header.avatar", in: app).maxX == 393 - 16)
    #expect(app.log == [])
  }

  // MARK: At random

  /// What anybody might do to a device, for so many steps; checks what must hold after each.
  private func play(seed: UInt64, steps: Int) -> [RouteRecorder.Entry] {
    var random = SeededGenerator(seed: seed)
    let app = HeadlessApp(seed.isMultiple(of: 2) ? .own : .huge)
    for _ in 0..<steps {
      let elements = app.screenElements
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5:
        let point = Point(
          x: Double.random(in: 0..<app.traits.size.width, using: &random),
          y: Double.random(in: 0..<app.traits.size.height, using: &random))
        app.tap(at: point)
      case 5:
        if let element = elements.visible.randomElement(using: &random) {
          app.scroll(element.id, by: Double.random(in: -900...900, using: &random))
        }
      case 6:
        let device = Device.all.randomElement(using: &random) ?? .iPhone15
        app.traits = app.traits.on(
          device, held: Bool.random(using: &random) ? .portrait : .landscape)
      case 7:
        app.traits.contentSizeCategory =
          ContentSizeCategory.allCases.randomElement(using: &random) ?? .large
      case 8:
        app.traits.layoutPreset = LayoutPreset.allCases.randomElement(using: &random) ?? .adaptive
      case 9: app.pull("profile.grid")
      case 10: app.back()
      default: app.dismiss()
      }
      app.advance(by: .milliseconds(Int.random(in: 0...700, using: &random)))
      let scroll = app.screenElements.scroll
      #expect(scroll.distance >= 0 && scroll.distance <= scroll.maximumDistance + 0.5)
      #expect(!app.screenElements.visible.isEmpty)
    }
    return app.recorder.entries
  }

  @Test(arguments: UInt64(0)..<8)
  func `whatever a person does, it ends somewhere, and does so again`(seed: UInt64) {
    let log = play(seed: seed, steps: 300)
    #expect(log == play(seed: seed, steps: 300))
    #expect(!log.isEmpty)
  }
}
