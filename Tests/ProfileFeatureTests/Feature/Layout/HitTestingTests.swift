import Testing

@testable import ProfileFeature

@Suite struct HitTestingTests {
  private func elements(
    _ traits: Traits = .phone, _ library: ProfileLibrary = .huge, distance: Double = 0
  ) -> ScreenElements {
    ScreenLayout(traits: traits).elements(
      for: .profile(.init(library)),
      bar: NavigationBar(title: "every.day", hasBackButton: false, hasLargeTitle: true),
      scrolledBy: distance)
  }

  private func id(_ x: Double, _ y: Double, in elements: ScreenElements) -> String? {
    elements.element(at: Point(x: x, y: y))?.id
  }

  private static let classic = Traits.phone.with { $0.layoutPreset = .classic }

  @Test func `a finger meets what is drawn under it`() throws {
    let elements = elements()
    for element in elements.visible where element.isInteractive {
      #expect(elements.element(at: element.visibleFrame.center)?.id == element.id)
    }
    #expect(id(50, 200, in: elements) == "header.avatar")
    #expect(id(-1, 200, in: elements) == nil)
    #expect(id(50, 852, in: elements) == nil)
  }

  @Test func `a finger may miss what is small by a little`() throws {
    let elements = elements(Self.classic)
    let button = try #require(elements.element("header.follow"))
    #expect(button.frame.height < 44)
    #expect(id(200, button.frame.minY - 7, in: elements) == "header.follow")
    #expect(id(200, button.frame.maxY + 7, in: elements) == "header.follow")
    #expect(id(200, button.frame.maxY + 9, in: elements) != "header.follow")
  }

  @Test func `what is drawn under the finger comes before what is only near`() throws {
    // On so narrow a screen the button and the counts above it share some of their reach.
    let elements = elements(
      Device.iPodTouch.traits(in: .portrait).with { $0.layoutPreset = .compact })
    let posts = try #require(elements.element("header.posts"))
    let button = try #require(elements.element("header.follow"))
    #expect(posts.hitFrame.overlaps(button.hitFrame))
    #expect(id(posts.frame.midX, posts.frame.maxY - 0.5, in: elements) == "header.posts")
    #expect(id(posts.frame.midX, button.frame.minY + 0.5, in: elements) == "header.follow")
  }

  @Test func `the pinned bar lies above the grid`() throws {
    let elements = elements(distance: 3_000)
    let pinned = try #require(elements.pinnedFrame)
    #expect(pinned.text == "0 103 393 44")
    #expect(id(10, 104, in: elements) == "filter.posts")
    #expect(id(390, 146, in: elements) == "filter.tagged")
    let below = try #require(id(10, 148, in: elements))
    #expect(below.hasPrefix("post."))
    let cell = try #require(elements.element(below))
    #expect(cell.frame.minY < pinned.maxY, "a part of the cell lies under the bar")
  }

  @Test func `the navigation bar lies above everything`() throws {
    let elements = elements(distance: 3_000)
    #expect(id(360, 80, in: elements) == "nav.menu")
    #expect(id(196, 80, in: elements) == "nav.title")
    #expect(id(100, 80, in: elements) == nil, "nothing is met through the bar")
    #expect(id(100, 20, in: elements) == nil)
  }

  @Test func `the tab bar lies above everything`() throws {
    let elements = ScreenLayout(traits: .phone).elements(
      for: .profile(.init(.huge)), bar: NavigationBar(title: nil, hasBackButton: false),
      tabBar: TabBarViewModel.State(selected: .profile))
    #expect(id(10, 780, in: elements) == "tab.feed")
    #expect(id(390, 817, in: elements) == "tab.profile")
    #expect(id(10, 840, in: elements) == nil, "nothing is met through what is below the tabs")
    #expect(id(10, 768, in: elements)?.hasPrefix("post.") == true)
    let far = try #require(elements.element("post.500"))
    let scrolled = elements.scrolled(by: elements.distance(showing: far))
    #expect(scrolled.element("post.500")?.frame.maxY == 769)
  }

  @Test func `a button in a row is met beside it`() {
    let users = (0..<40).map { UserSummary(username: "u\($0)", name: "A", isOwn: $0 % 3 == 1) }
    let elements = ScreenLayout(traits: .phone).elements(
      for: .userList(UserListViewModel.State(users: users)),
      bar: NavigationBar(title: nil, hasBackButton: false))
    #expect(id(50, 130, in: elements) == "list.row.0")
    #expect(id(340, 130, in: elements) == "list.follow.0")
    #expect(id(340, 200, in: elements) == "list.row.1")
    let ids = users.indices.flatMap { index in
      ["list.row.\(index)"] + (users[index].isOwn ? [] : ["list.follow.\(index)"])
    }
    #expect(elements.map { $0.id } == ids)
    for id in ids { #expect(elements.element(id)?.id == id) }
    #expect(elements.visible.count == 20)
  }

  @Test func `a low bar reaches down to what a finger needs`() {
    let elements = elements(Device.iPhone15.traits(in: .landscape))
    #expect(id(745, 40, in: elements) == "nav.menu")
    #expect(id(745, 44, in: elements) != "nav.menu")
  }

  @Test func `what a header cuts is not met`() throws {
    let traits = Device.iPhone15.traits(in: .landscape).with { $0.layoutPreset = .compact }
    let elements = elements(traits, .own)
    let name = try #require(elements.element("header.name"))
    #expect(name.visibleFrame.isEmpty)
    #expect(id(name.frame.midX, name.frame.midY, in: elements) != "header.name")
    let edit = try #require(elements.element("header.edit"))
    #expect(elements.element(at: edit.visibleFrame.center)?.id == "header.edit")
    #expect(id(600, edit.visibleFrame.maxY + 1, in: elements) == "filter.tagged")
  }

  @Test func `between cells the nearer one is met`() {
    let elements = elements()
    let y = elements.element("post.0")?.frame.midY ?? 0
    #expect(id(130, y, in: elements) == "post.0")
    // Cells are large, so nothing reaches over the gap of a point between them.
    #expect(id(130.8, y, in: elements) == "profile.grid")
    #expect(id(131.5, y, in: elements) == "post.1")
  }

  @Test func `a cell far down is met where it was scrolled to`() throws {
    let rest = elements()
    let far = try #require(rest.element("post.77777"))
    let scrolled = rest.scrolled(by: rest.distance(showing: far))
    let cell = try #require(scrolled.element("post.77777"))
    #expect(cell.frame.maxY == 852 - 34)
    #expect(scrolled.element(at: cell.frame.center)?.alternateID == "post#p77778")
  }

  @Test func `only what is visible is made`() {
    let elements = elements(distance: 500_000)
    #expect(elements.count > 100_000)
    let visible = elements.visible
    #expect(visible.count < 40)
    #expect(
      visible.map { $0.id }.prefix(5) == [
        "nav.title", "nav.settings", "nav.menu", "filter.posts", "filter.tagged",
      ])
    #expect(visible.filter { $0.role == .cell }.count >= 15)
  }

  @Test func `a screen in a sheet is met where the sheet is`() throws {
    let placement = Placement(of: .sheet, on: Device.iPad.traits(in: .portrait))
    let elements = ScreenLayout(traits: placement.traits).elements(
      for: .menu, bar: NavigationBar(title: nil, hasBackButton: false), origin: placement.origin)
    #expect(elements.element("menu.settings")?.frame.text == "140 324 540 52")
    #expect(id(150, 330, in: elements) == "menu.settings")
    #expect(id(139, 330, in: elements) == nil)
    #expect(elements.bounds.text == "140 280 540 620")
    #expect(elements.barFrame.text == "140 280 540 44")
  }

  @Test func `speaks of elements as a screen reader does`() {
    let elements = elements()
    func traits(_ id: String) -> AccessibilityTraits? { elements.element(id)?.accessibilityTraits }
    #expect(traits("header.name") == .header)
    #expect(traits("header.bio") == .staticText)
    #expect(traits("header.followers") == .button)
    #expect(traits("filter.posts") == [.button, .tab, .selected])
    #expect(traits("filter.tagged") == [.button, .tab])
    #expect(traits("post.3") == .button)
    #expect(traits("profile.grid") == [])
    let form = ScreenLayout(traits: .phone).elements(
      for: .editProfile(.init(name: "A", username: "a", phase: .saving)),
      bar: NavigationBar(title: nil, hasBackButton: false))
    #expect(form.element("edit.name")?.accessibilityTraits == .notEnabled)
  }
}
