import Testing

@testable import ProfileFeature

/// Bars, and the screens whose figures are the platform's usual ones.
@Suite struct ScreenFramesTests {
  private func frames(
    _ state: ScreenState, _ bar: NavigationBar, _ traits: Traits = .phone
  ) -> [String] {
    ScreenLayout(traits: traits).elements(for: state, bar: bar).map { "\($0.id) \($0.frame.text)" }
  }

  private func tabs(_ traits: Traits, unreadCount: Int = 2) -> ScreenElements {
    ScreenLayout(traits: traits).elements(
      for: .shelf, bar: .hidden,
      tabBar: TabBarViewModel.State(selected: .feed, unreadCount: unreadCount))
  }

  private static let settings = ScreenState.settings(SettingsViewModel.State())

  // MARK: Bars

  @Test(
    arguments: [
      (.iPhone15, .portrait, true, 155), (.iPhone15, .portrait, false, 103),
      (.iPhone15, .landscape, true, 32), (.iPhone15, .landscape, false, 32),
      (.iPhoneSE, .portrait, true, 96), (.iPodTouch, .landscape, false, 32),
      (.iPad, .portrait, true, 120), (.iPad, .landscape, false, 68),
    ] as [(Device, Orientation, Bool, Double)])
  func `content begins under the bar`(
    device: Device, orientation: Orientation, isLarge: Bool, end: Double
  ) throws {
    let bar = NavigationBar(title: "Title", hasBackButton: true, hasLargeTitle: isLarge)
    let elements = ScreenLayout(traits: device.traits(in: orientation))
      .elements(for: .post(PostViewModel.State(post: Post(id: "p", caption: "A"))), bar: bar)
    #expect(elements.barFrame.maxY == end)
    #expect(try #require(elements.element("post.image")).frame.minY == end)
  }

  @Test func `a title stands in the middle between the buttons`() {
    #expect(
      frames(.shelf, NavigationBar(title: "Settings", hasBackButton: true)).dropLast() == [
        "nav.back 8 59 44 44", "nav.title 162.67 59 67.67 44",
      ])
  }

  @Test func `a long title keeps clear of the buttons and is cut`() throws {
    let title = String(repeating: "every.day", count: 9)
    let bar = NavigationBar(title: title, hasBackButton: true)
    let elements = ScreenLayout(traits: .phone).elements(for: .profile(.init(.own)), bar: bar)
    let item = try #require(elements.element("nav.title"))
    #expect(item.frame.minX >= 60)
    #expect(item.frame.maxX <= 289)
    guard case .text(let lines, _, .center) = item.parts.first?.content else {
      Issue.record("A title is a text")
      return
    }
    #expect(lines.count == 1)
    #expect(lines.first?.last == "…")
    #expect(item.label == title, "a screen reader hears all of it")
  }

  @Test func `a large title goes under the row as the content moves up`() throws {
    let layout = ScreenLayout(traits: .phone)
    let bar = NavigationBar(title: "user_id", hasBackButton: false, hasLargeTitle: true)
    let rest = layout.elements(for: .profile(.init(.own)), bar: bar)
    func title(_ distance: Double) throws -> Element {
      try #require(rest.scrolled(by: distance).element("nav.title"))
    }
    #expect(try title(0).frame.text == "16 103 361 52")
    #expect(try title(-50).frame.text == "16 103 361 52")
    #expect(try title(20).frame.text == "16 83 361 52")
    #expect(try title(20).visibleFrame.text == "16 103 361 32")
    #expect(try title(52).frame.text == "166.67 59 60 44", "in the row")
    #expect(try title(500).frame == title(52).frame)
  }

  @Test(arguments: [Device.iPhone15, .iPad])
  func `bars do not follow the size of text`(device: Device) {
    let bar = NavigationBar(title: "Settings", hasBackButton: true, hasLargeTitle: true)
    let traits = device.traits(in: .portrait)
    let large = traits.with { $0.contentSizeCategory = .accessibility5 }
    #expect(frames(.shelf, bar, traits).dropLast() == frames(.shelf, bar, large).dropLast())
    #expect(tabs(traits).suffix(5).map { $0.frame } == tabs(large).suffix(5).map { $0.frame })
  }

  @Test(arguments: [
    (NavigationState(stack: [.profile(username: "a")]), true),
    (NavigationState(stack: [.profile(username: "a"), .settings]), true),
    (NavigationState(stack: [.profile(username: "a"), .followers(of: "a")]), false),
    (NavigationState(stack: [.profile(username: "a"), .following(of: "a")]), false),
    (NavigationState(stack: [.profile(username: "a"), .post(id: "p")]), false),
    (NavigationState(stack: [.profile(username: "a"), .profile(username: "b")]), false),
    (
      NavigationState(
        stack: [.profile(username: "a")], presentations: [Presentation(.editProfile)]), false
    ),
  ])
  func `titles are large on the root profile and on settings`(
    navigation: NavigationState, isLarge: Bool
  ) {
    let bar = NavigationBar(navigation)
    #expect(bar.hasLargeTitle == isLarge)
    #expect(bar.hasBackButton == !navigation.isAtRoot)
    #expect(bar.title == navigation.top.title)
  }

  @Test(
    arguments: [
      (.iPhone15, .portrait, "0 769 393 83"), (.iPhone15, .landscape, "0 340 852 53"),
      (.iPhoneSE, .portrait, "0 618 375 49"), (.iPodTouch, .landscape, "0 288 568 32"),
      (.iPad, .portrait, "0 1111 820 69"), (.iPad, .landscape, "0 751 1180 69"),
    ] as [(Device, Orientation, String)])
  func `the tab bar lies at the bottom, and content ends above it`(
    device: Device, orientation: Orientation, frame: String
  ) {
    let elements = tabs(device.traits(in: orientation))
    #expect(elements.tabBarFrame.text == frame)
    #expect(elements.scroll.adjustedBottomInset == elements.tabBarFrame.height)
    #expect(elements.suffix(5).allSatisfy { $0.frame.minY == elements.tabBarFrame.minY })
  }

  @Test func `tabs share the width, and a badge lies over its symbol`() {
    let elements = tabs(.phone)
    #expect(
      elements.suffix(5).map { "\($0.id) \($0.frame.text)" } == [
        "tab.feed 0 769 78.67 49", "tab.search 78.67 769 78.67 49",
        "tab.upload 157.33 769 78.33 49", "tab.notifications 235.67 769 78.67 49",
        "tab.profile 314.33 769 78.67 49",
      ])
    let parts = elements.element("tab.notifications")?.parts ?? []
    #expect(parts.count == 3)
    #expect(parts[0].frame.overlaps(parts[1].frame))
    #expect(parts[1].frame.contains(parts[2].frame))
    #expect(elements.element("tab.feed")?.parts.count == 1)
  }

  @Test(arguments: [(Device.iPodTouch, Orientation.portrait), (.iPhone15, .landscape)])
  func `a badge does not leave its tab`(device: Device, orientation: Orientation) throws {
    let elements = tabs(device.traits(in: orientation), unreadCount: 10_543)
    let tab = try #require(elements.element("tab.notifications"))
    #expect(tab.text == "10.5K")
    for part in tab.parts { #expect(tab.frame.inset(by: -0.001).contains(part.frame)) }
  }

  // MARK: Screens

  private static let users = [
    UserSummary(username: "anna.codes", name: "Anna Lindqvist"),
    UserSummary(username: "tomas.k", name: "Tomas Kral"),
  ]
  private static let own = UserSummary(username: "user_id", name: "Onamae", isOwn: true)

  @Test func `rows of people are 64 high`() {
    let bar = NavigationBar(title: "Followers", hasBackButton: true)
    let state = ScreenState.userList(UserListViewModel.State(users: Self.users))
    #expect(
      frames(state, bar).suffix(4) == [
        "list.row.0 0 103 278.33 64", "list.follow.0 278.33 120 98.67 30",
        "list.row.1 0 167 278.33 64", "list.follow.1 278.33 184 98.67 30",
      ])
    #expect(
      frames(.userList(UserListViewModel.State(users: [Self.own])), bar).last
        == "list.row.0 0 103 393 64", "nobody follows themselves")
    let large = frames(state, bar, .phone.with { $0.contentSizeCategory = .accessibility1 })
    #expect(
      large.suffix(4) == [
        "list.row.0 0 103 393 83.67", "list.follow.0 16 186.67 143 42",
        "list.row.1 0 240.67 393 83.67", "list.follow.1 16 324.33 143 42",
      ])
  }

  @Test func `settings are rows, with a value at the end or under the word`() throws {
    let bar = NavigationBar(title: "Settings", hasBackButton: true)
    #expect(
      frames(Self.settings, bar).suffix(4) == [
        "settings.textsize 0 103 393 52", "settings.appearance 0 155 393 52",
        "settings.layout 0 207 393 52", "settings.logout 0 259 393 52",
      ])
    func parts(_ size: ContentSizeCategory) throws -> [Rect] {
      let layout = ScreenLayout(traits: .phone.with { $0.contentSizeCategory = size })
      let row = layout.elements(for: Self.settings, bar: bar).element("settings.appearance")
      return try #require(row).parts.map { $0.frame }
    }
    let line = try parts(.large)
    #expect(line[0].minY == line[1].minY)
    #expect(line[1].maxX == 377)
    let stack = try parts(.accessibility5)
    #expect(stack[0].maxY == stack[1].minY)
    #expect(stack[0].minX == stack[1].minX)
  }

  @Test func `an alert stands in the middle`() {
    #expect(
      frames(.alert(.discard), .hidden) == [
        "alert.message 61.67 363.33 270 60.67", "alert.discard 61.67 424 270 44.67",
        "alert.keep 61.67 468.67 270 44.67",
      ])
    let layout = ScreenLayout(
      traits: Device.iPodTouch.traits(in: .landscape).with {
        $0.contentSizeCategory = .accessibility5
      })
    let elements = layout.elements(for: .alert(.discard), bar: .hidden)
    #expect(elements.scroll.maximumDistance > 0, "what does not fit scrolls")
  }

  @Test func `notifications are rows`() {
    let bar = NavigationBar(title: "Notifications", hasBackButton: false)
    let notices = (0..<2).map {
      Notice(id: "n\($0)", news: .like(by: "A"), target: .post("p"))
    }
    #expect(
      frames(.notifications(NotificationsViewModel.State(notices: notices)), bar).dropFirst() == [
        "notification.0 0 103 393 52", "notification.1 0 155 393 52",
      ])
  }

  @Test func `a post fills the width, on a tablet that which can be read`() {
    let bar = NavigationBar(title: "Post", hasBackButton: true)
    let state = ScreenState.post(PostViewModel.State(post: Post(id: "p", caption: "Lake")))
    #expect(
      frames(state, bar).suffix(4) == [
        "post.image 0 103 393 393", "post.caption 16 508 361 20.67", "post.like 16 540.67 44 44",
        "post.share 68 540.67 44 44",
      ])
    #expect(
      frames(state, bar, Device.iPad.traits(in: .portrait)).suffix(4) == [
        "post.image 74 68 672 672", "post.caption 74 752 672 20.5", "post.like 74 784.5 44 44",
        "post.share 126 784.5 44 44",
      ])
  }

  @Test func `a form has its fields under each other, and its buttons in the bar`() {
    let bar = NavigationBar(title: "Edit Profile", hasBackButton: false)
    let state = EditProfileViewModel.State(name: "Anna", username: "anna.codes")
    #expect(
      frames(.editProfile(state), bar) == [
        "edit.cancel 8 59 70.67 44", "nav.title 152 59 89 44", "edit.save 330.33 59 54.67 44",
        "edit.name 16 103 361 52.33",
        "edit.username 16 155.33 361 52.33", "edit.bio 16 207.67 361 52.33",
      ])
  }

  @Test func `sheets have their choices in reach, under a grabber`() {
    var bar = NavigationBar(title: nil, hasBackButton: false)
    bar.hasGrabber = true
    var hidden = NavigationBar.hidden
    hidden.hasGrabber = true
    let sheet = Placement(of: .sheet, on: .phone).traits
    #expect(
      frames(.newStory, bar, sheet) == [
        "sheet.grabber 178.67 5 36 5", "story.cancel 8 0 70.67 44",
        "story.post 333.33 0 51.67 44",
      ])
    #expect(
      frames(.menu, bar, sheet) == [
        "sheet.grabber 178.67 5 36 5", "menu.settings 0 44 393 52", "menu.archive 0 96 393 52",
        "menu.saved 0 148 393 52",
      ])
    #expect(
      frames(.share(.post("p1")), hidden, sheet) == [
        "sheet.grabber 178.67 5 36 5", "share.items 16 16 361 20.67",
        "share.close 16 52.67 361 44.67",
      ])
    let landscape = Placement(of: .sheet, on: Device.iPhone15.traits(in: .landscape)).traits
    #expect(frames(.menu, bar, landscape).first == "sheet.grabber 408 5 36 5")
    #expect(frames(.menu, NavigationBar(title: nil, hasBackButton: false), sheet).count == 3)
  }

  @Test(arguments: [
    (Modal.Style.sheet, Device.iPhone15, Orientation.portrait, "0 69 393 783"),
    (.sheet, .iPhoneSE, .portrait, "0 10 375 657"),
    (.sheet, .iPhone15, .landscape, "0 0 852 393"),
    (.sheet, .iPad, .portrait, "140 280 540 620"),
    (.fullScreen, .iPhone15, .portrait, "0 0 393 852"),
    (.fullScreen, .iPad, .landscape, "0 0 1180 820"),
  ])
  func `a modal screen has its place on the device`(
    style: Modal.Style, device: Device, orientation: Orientation, frame: String
  ) {
    let placement = Placement(of: style, on: device.traits(in: orientation))
    #expect(Rect(origin: placement.origin, size: placement.traits.size).text == frame)
  }

  @Test(arguments: [
    // Under the button, or above it where there is more room, and never off the device.
    (Device.iPad, Rect(x: 768, y: 24, width: 44, height: 44), "435 78 375 500"),
    (.iPad, Rect(x: 400, y: 1_000, width: 44, height: 44), "234.5 490 375 500"),
    (.iPad, Rect(x: 0, y: 600, width: 44, height: 44), "10 90 375 500"),
    // A phone has its sheet from side to side.
    (.iPhone15, Rect(x: 341, y: 59, width: 44, height: 44), "0 69 393 783"),
  ])
  func `a sheet with an anchor stands beside it on a tablet`(
    device: Device, anchor: Rect, frame: String
  ) {
    let traits = device.traits(in: .portrait)
    let placement = Placement(of: .sheet, on: traits, anchor: anchor)
    let sheet = Rect(origin: placement.origin, size: placement.traits.size)
    #expect(sheet.text == frame)
    #expect(traits.bounds.contains(sheet))
    #expect(device.idiom == .phone || !sheet.overlaps(anchor))
    #expect(Placement(of: .fullScreen, on: traits, anchor: anchor).origin == .zero)
  }
}
