import Testing

@testable import ProfileFeature

/// Every figure that the design of a profile names, on an iPhone 15 in portrait.
///
/// Frames are given from the end of the navigation bar down, which is at 155 with its large title.
@Suite struct ProfileFramesTests {
  private static let bio = "One. Two. Three."

  private func elements(
    _ preset: LayoutPreset, bio: String = bio, posts: Int = 4, isOwn: Bool = true,
    _ change: (inout Traits) -> Void = { _ in }
  ) -> ScreenElements {
    var state = ProfileViewModel.State(
      header: ProfileHeaderViewModel.State(
        profile: Profile(
          username: "name", name: "Name", bio: bio, postCount: posts, followerCount: 1_000,
          followingCount: 320, isOwn: isOwn)))
    state.posts = PostCollection(count: posts, idPrefix: "p")
    let traits = Traits.phone.with {
      $0.layoutPreset = preset
      change(&$0)
    }
    return ScreenLayout(traits: traits)
      .elements(
        for: .profile(state),
        bar: NavigationBar(title: "name", hasBackButton: false, hasLargeTitle: true))
  }

  /// The frame as text, from the end of the bar down.
  private func frame(_ id: String, _ elements: ScreenElements) -> String? {
    elements.element(id)?.frame.moved(dy: -elements.scroll.restInset).text
  }

  // MARK: Classic

  @Test(arguments: [
    ("header.avatar", "16 16 96 96"),
    // 128 to 361 in three, as high as a line of 16 and one of 14, around 64.
    ("header.posts", "128 46 77.67 36"), ("header.following", "205.67 46 77.67 36"),
    ("header.followers", "283.33 46 77.67 36"),
    // 16 below the avatar; a line of 14 is 16.8 high.
    ("header.name", "16 128 361 16.67"), ("header.bio", "16 148.67 361 17"),
    // 16 below the bio, which ends at 165.6.
    ("header.edit", "16 181.67 361 28.67"),
    // 64 high, and a line of 10 under it, 16 below the button.
    ("header.story", "16 226.33 64 80"),
    ("filter.posts", "0 340 196.67 50"), ("filter.tagged", "196.67 340 196.33 50"),
    ("post.0", "0 390 131 131"), ("post.1", "131 390 131 131"), ("post.2", "262 390 131 131"),
    ("post.3", "0 521 131 131"),
  ])
  func `classic`(id: String, expected: String) {
    #expect(frame(id, elements(.classic)) == expected)
  }

  @Test func `a classic header with three lines of bio is just full`() throws {
    let elements = elements(.classic, bio: String(repeating: "words ", count: 100))
    let bio = try #require(elements.element("header.bio"))
    guard case .text(let lines, let font, .leading) = bio.parts.first?.content else {
      Issue.record("The bio is a text")
      return
    }
    #expect(lines.count == 3)
    #expect(lines.last?.last == "…")
    #expect(font == Font(size: 14))
    #expect(frame("header.story", elements) == "16 260 64 80", "it ends at 340")
  }

  @Test func `classic fonts, lines and symbols`() throws {
    let elements = elements(.classic)
    let posts = try #require(elements.element("header.posts"))
    #expect(
      posts.parts.map { $0.content } == [
        .text(["4"], Font(size: 16, weight: .bold), .center),
        .text(["Posts"], Font(size: 14), .center),
      ])
    let edit = try #require(elements.element("header.edit"))
    #expect(
      edit.parts.map { $0.content } == [
        .box(border: 1, radius: 4, isFilled: false),
        .text(["Edit Profile"], Font(size: 14, weight: .bold), .center),
      ])
    let story = try #require(elements.element("header.story"))
    #expect(story.parts[0].content == .box(border: 0.75, radius: 32, isFilled: false))
    #expect(story.parts[2].content == .text(["New"], Font(size: 10), .center))
    let frames = story.parts.map { $0.frame.moved(dy: -story.frame.minY).text }
    #expect(frames == ["16 0 64 64", "36 20 24 24", "16 68 64 12"])
    let cell = try #require(elements.element("post.0"))
    #expect(cell.parts[0].content == .box(border: 0.5, radius: 0, isFilled: true))
  }

  // MARK: Compact

  @Test(arguments: [
    // A quarter of 393 is 98.25, and 284.75 are left for three counts and the button.
    ("header.avatar", "5 5 98.33 98.33"),
    ("header.posts", "103.33 5 95 49"), ("header.followers", "198.33 5 94.67 49"),
    ("header.following", "293 5 95 49"), ("header.edit", "103.33 54 284.67 49.33"),
    ("header.name", "5 108.33 383 50"), ("header.bio", "5 163.33 383 20.33"),
    // 852 / 3 is 284; cells are (393 - 4) / 3 wide, from 1 on.
    ("filter.posts", "0 284 196.67 65"), ("filter.tagged", "196.67 284 196.33 65"),
    ("post.0", "1 349 129.67 129.67"), ("post.1", "131.67 349 129.67 129.67"),
    ("post.2", "262.33 349 129.67 129.67"), ("post.3", "1 479.67 129.67 129.67"),
  ])
  func `compact`(id: String, expected: String) {
    #expect(frame(id, elements(.compact)) == expected)
  }

  @Test func `a compact header cuts what is lower than it`() throws {
    let elements = elements(.compact, bio: String(repeating: "words ", count: 100))
    let bio = try #require(elements.element("header.bio"))
    #expect(bio.frame.height > 120)
    #expect(bio.visibleFrame.maxY == elements.scroll.restInset + 284)
    #expect(elements.element("header.story") == nil)
  }

  // MARK: Adaptive

  @Test(arguments: [
    ("header.avatar", "16 16 72 72"),
    // 16 right of the avatar; lines of 17 and 15; counts of 44 in three columns of 273 / 3.
    ("header.name", "104 16 273 20.67"), ("header.username", "104 38.67 273 18"),
    ("header.posts", "104 64.67 91 44"), ("header.followers", "195 64.67 91 44"),
    ("header.following", "286 64.67 91 44"),
    ("header.bio", "16 116.67 361 20.67"), ("header.edit", "16 153.33 361 44.67"),
    ("header.story", "16 214 64 82.67"),
    ("filter.posts", "0 312.67 196.67 44"), ("filter.tagged", "196.67 312.67 196.33 44"),
    // 394 / 131 is three columns, and (393 - 2) / 3 is 130.33.
    ("post.0", "0 356.67 130.33 130.33"), ("post.1", "131.33 356.67 130.33 130.33"),
    ("post.2", "262.67 356.67 130.33 130.33"), ("post.3", "0 488 130.33 130.33"),
  ])
  func `adaptive`(id: String, expected: String) {
    #expect(frame(id, elements(.adaptive)) == expected)
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 59.0), (.large, 72), (.extraExtraExtraLarge, 97.333),
    (.accessibility1, 118.333), (.accessibility2, 131), (.accessibility5, 131),
  ])
  func `the adaptive avatar grows with text up to a third of the width`(
    category: ContentSizeCategory, side: Double
  ) throws {
    let avatar = try #require(
      elements(.adaptive) { $0.contentSizeCategory = category }.element("header.avatar"))
    #expect(abs(avatar.frame.width - side) < 0.001)
    #expect(abs(avatar.frame.height - side) < 0.001)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `from AX1 on name and username stand under the avatar, and counts in a stack`(
    category: ContentSizeCategory
  ) throws {
    let elements = elements(.adaptive) { $0.contentSizeCategory = category }
    func frame(_ id: String) throws -> Rect { try #require(elements.element(id)).frame }
    let avatar = try frame("header.avatar")
    let isUnder = category.isAccessibility
    #expect(try (frame("header.name").minY >= avatar.maxY) == isUnder)
    #expect(try (frame("header.name").minX >= avatar.maxX) == !isUnder)
    #expect(try (frame("header.username").minY >= avatar.maxY) == isUnder)
    #expect(try (frame("header.followers").minY >= frame("header.posts").maxY) == isUnder)
    #expect(try (frame("header.followers").minX >= frame("header.posts").maxX) == !isUnder)
  }

  @Test(arguments: [
    (Device.iPodTouch, Orientation.portrait, 3), (.iPhone15, .landscape, 5),
    (.iPhone15ProMax, .portrait, 3), (.iPad, .portrait, 6), (.iPad, .landscape, 9),
    (.iPadPro, .portrait, 7), (.iPadPro, .landscape, 10),
  ])
  func `the adaptive grid has as many columns as fit`(
    device: Device, orientation: Orientation, columns: Int
  ) throws {
    let elements = elements(.adaptive, posts: 40) {
      $0 = device.traits(in: orientation)
    }
    let first = try #require(elements.element("post.0"))
    let top = (0..<40).prefix { elements.element("post.\($0)")?.frame.minY == first.frame.minY }
    #expect(top.count == columns)
    #expect(first.frame.minX == elements.traits.safeAreaInsets.left)
  }

  @Test func `counts that do not fit beside the avatar stand under it`() throws {
    let elements = elements(.adaptive) {
      $0 = Device.iPodTouch.traits(in: .portrait)
      $0.contentSizeCategory = .extraExtraExtraLarge
    }
    let posts = try #require(elements.element("header.posts"))
    let followers = try #require(elements.element("header.followers"))
    let avatar = try #require(elements.element("header.avatar"))
    #expect(posts.frame.minY >= avatar.frame.maxY)
    #expect(followers.frame.minY == posts.frame.minY, "they still fit side by side")
  }

  @Test func `an avatar does not shrink for a long name`() throws {
    let short = elements(.adaptive)
    var state = ProfileViewModel.State(.own)
    state.header.profile.name = String(repeating: "Wolfeschlegelsteinhausenbergerdorff", count: 4)
    let long = ScreenLayout(traits: .phone).elements(
      for: .profile(state),
      bar: NavigationBar(title: "name", hasBackButton: false, hasLargeTitle: true))
    #expect(
      long.element("header.avatar")?.frame.size == short.element("header.avatar")?.frame.size)
    #expect(try #require(long.element("header.name")).frame.height > 80)
  }

  // MARK: Filter bar

  @Test(arguments: LayoutPreset.allCases, PostFilter.allCases)
  func `the underline is half the bar wide, one high, under the option that is selected`(
    preset: LayoutPreset, filter: PostFilter
  ) throws {
    var state = ProfileViewModel.State(.own)
    state.filter = filter
    let elements = ScreenLayout(traits: .phone.with { $0.layoutPreset = preset })
      .elements(for: .profile(state), bar: NavigationBar(title: nil, hasBackButton: false))
    for element in elements.filter({ $0.role == .tab }) {
      #expect(element.parts.count == (element.isSelected ? 3 : 2))
      #expect(
        element.parts[0].frame.isClose(
          to: Rect(
            x: element.frame.minX, y: element.frame.minY, width: element.frame.width,
            height: 1.0 / 3)), "a hairline of a pixel")
      #expect(element.parts[1].ink == (element.isSelected ? .primary : .faint))
      #expect(element.parts[1].frame.size == Size(width: 24, height: 24))
      guard element.isSelected else { continue }
      #expect(
        element.parts[2].frame.isClose(
          to: Rect(
            x: element.frame.minX, y: element.frame.maxY - 1, width: element.frame.width, height: 1)
        ))
    }
  }

  @Test func `follow has a plus and is filled, following is grey`() throws {
    let traits = Traits.phone
    let follow = try #require(elements(.adaptive, isOwn: false).element("header.follow"))
    #expect(follow.parts[0].content == .box(border: 1, radius: 8, isFilled: true))
    #expect(follow.parts[1].content == .symbol("plus"))
    #expect(follow.parts[2].content == .text(["Follow"], traits.font(.headline), .center))
    // Symbol and text together stand in the middle.
    let text = TableTextMeasurer().width(of: "Follow", font: traits.font(.headline))
    let start = follow.parts[1].frame.minX
    #expect(abs(start - (393 - 17 - 4 - text) / 2) < 0.34)
    #expect(abs(follow.parts[2].frame.midX - (start + 17 + 4 + text / 2)) < 0.34)
    var state = ProfileViewModel.State(.other)
    state.header.profile.isFollowed = true
    let following = try #require(
      ScreenLayout(traits: .phone)
        .elements(for: .profile(state), bar: NavigationBar(title: nil, hasBackButton: false))
        .element("header.follow"))
    #expect(following.parts[0].content == .box(border: 1, radius: 8, isFilled: true))
    #expect(following.parts.map { $0.ink } == [.faint, .primary], "grey, without a plus")
    #expect(follow.parts.map { $0.ink } == [.accent, .onAccent, .onAccent])
  }

  @Test func `the grid fills the screen when there are no posts`() throws {
    let elements = elements(.adaptive, posts: 0)
    let grid = try #require(elements.element("profile.grid"))
    #expect(grid.frame.maxY == 852 - 34)
    #expect(elements.scroll.maximumDistance == 0)
  }
}
