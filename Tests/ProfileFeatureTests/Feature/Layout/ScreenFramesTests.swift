import Testing

@testable import ProfileFeature

/// Bars, and the screens whose figures are the platform's usual ones.
@Suite struct ScreenFramesTests {
  private func frames(
    _ state: ScreenState, _ bar: NavigationBar, _ traits: Traits = .phone
  ) -> [String] {
    ScreenLayout(traits: traits).elements(for: state, bar: bar).map { "\($0.id) \($0.frame.text)" }
  }

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
      frames(.settings, NavigationBar(title: "Settings", hasBackButton: true)) == [
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
    #expect(
      frames(.settings, bar, traits)
        == frames(.settings, bar, traits.with { $0.contentSizeCategory = .accessibility5 }))
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

  // MARK: Screens

  private static let users = [
    UserSummary(username: "anna.codes", name: "Anna Lindqvist"),
    UserSummary(username: "tomas.k", name: "Tomas Kral"),
  ]

  @Test func `rows of people are 64 high`() {
    let bar = NavigationBar(title: "Followers", hasBackButton: true)
    let state = ScreenState.userList(UserListViewModel.State(users: Self.users))
    #expect(
      frames(state, bar).suffix(2) == ["list.row.0 0 103 393 64", "list.row.1 0 167 393 64"])
    let large = frames(state, bar, .phone.with { $0.contentSizeCategory = .accessibility1 })
    #expect(large.suffix(2) == ["list.row.0 0 103 393 83.67", "list.row.1 0 186.67 393 83.67"])
  }

  @Test func `a post fills the width, on a tablet that which can be read`() {
    let bar = NavigationBar(title: "Post", hasBackButton: true)
    let state = ScreenState.post(PostViewModel.State(post: Post(id: "p", caption: "Lake")))
    #expect(
      frames(state, bar).suffix(2) == [
        "post.image 0 103 393 393", "post.caption 16 508 361 20.67",
      ])
    #expect(
      frames(state, bar, Device.iPad.traits(in: .portrait)).suffix(2) == [
        "post.image 74 68 672 672", "post.caption 74 752 672 20.5",
      ])
  }

  @Test func `a form has its fields under each other, and its buttons in the bar`() {
    let bar = NavigationBar(title: "Edit Profile", hasBackButton: false)
    let state = EditProfileViewModel.State(name: "Anna", username: "anna.codes", bio: "")
    #expect(
      frames(.editProfile(state), bar) == [
        "edit.cancel 8 59 70.67 44", "nav.title 152 59 89 44", "edit.name 16 103 361 52.33",
        "edit.username 16 155.33 361 52.33", "edit.bio 16 207.67 361 52.33",
      ])
  }

  @Test func `sheets have their choices in reach`() {
    let bar = NavigationBar(title: nil, hasBackButton: false)
    let sheet = Placement(of: .sheet, on: .phone).traits
    #expect(
      frames(.newStory, bar, sheet) == [
        "story.cancel 8 0 70.67 44", "story.post 333.33 0 51.67 44",
      ])
    #expect(frames(.menu, bar, sheet) == ["menu.settings 0 44 393 52"])
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
}
