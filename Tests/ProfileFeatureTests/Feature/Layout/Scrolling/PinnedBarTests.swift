import Testing

@testable import ProfileFeature

@Suite struct PinnedBarTests {
  /// A bar of 50 after a header of 340, in a section that ends at 900, under bars of 103.
  private let bar = PinnedBar(naturalY: 340, height: 50, sectionEnd: 900)

  @Test(arguments: [
    // Pulled down, at rest, and until the bar reaches the top: where it stands by nature.
    (-303.0, 340.0), (-103, 340), (0, 340), (236, 340), (237, 340),
    // From there on right under the bars.
    (238, 341), (500, 603), (747, 850),
    // Until its section pushes it out.
    (748, 850), (900, 850), (5_000, 850),
  ])
  func `stays under the bars for as long as its section does`(offset: Double, y: Double) {
    #expect(bar.y(offset: offset, topInset: 103) == y)
  }

  @Test func `an empty section pins nothing`() {
    let empty = PinnedBar(naturalY: 340, height: 50, sectionEnd: 390)
    for offset in [-200.0, 0, 237, 300, 1_000] {
      #expect(empty.y(offset: offset, topInset: 103) == 340)
    }
  }

  @Test func `follows the header as it is now`() {
    var grown = bar
    grown.naturalY = 600
    #expect(grown.y(offset: 300, topInset: 103) == 600, "not where the old header pinned it")
    #expect(bar.y(offset: 300, topInset: 103) == 403)
  }

  @Test func `is never hidden while its section is visible`() {
    for offset in stride(from: -200.0, through: 1_200, by: 7) {
      let top = offset + 103
      guard bar.sectionEnd >= top + bar.height else { continue }
      #expect(bar.y(offset: offset, topInset: 103) >= top || bar.naturalY >= top)
    }
  }

  // MARK: On the profile

  private func elements(
    _ preset: LayoutPreset, _ library: ProfileLibrary = .huge, distance: Double
  ) -> ScreenElements {
    ScreenLayout(traits: .phone.with { $0.layoutPreset = preset })
      .elements(
        for: .profile(.init(library)),
        bar: NavigationBar(title: "every.day", hasBackButton: false, hasLargeTitle: true),
        scrolledBy: distance)
  }

  @Test(arguments: [LayoutPreset.classic, .adaptive])
  func `the filter bar lies under the navigation bar`(preset: LayoutPreset) throws {
    let natural = try #require(elements(preset, distance: 0).pinnedFrame).minY
    for distance in stride(from: -200.0, through: 2_000, by: 50) {
      let scrolled = elements(preset, distance: distance)
      let filter = try #require(scrolled.element("filter.posts"))
      let y = max(natural - distance, scrolled.barFrame.maxY)
      #expect(abs(filter.frame.minY - y) < 0.001)
      #expect(abs(try #require(scrolled.pinnedFrame).minY - y) < 0.001)
    }
  }

  @Test func `the compact filter bar scrolls away`() throws {
    let rest = try #require(elements(.compact, distance: 0).element("filter.posts"))
    let scrolled = try #require(elements(.compact, distance: 1_000).element("filter.posts"))
    #expect(elements(.compact, distance: 0).pinnedFrame == nil)
    #expect(scrolled.frame == rest.frame.moved(dy: -1_000))
  }

  @Test func `the end of the section takes the filter bar along`() throws {
    // Too few posts to fill the screen, but scrolled on by force.
    let few = elements(.classic, .own, distance: 950)
    let last = try #require(few.element("post.11"))
    #expect(few.pinnedFrame?.maxY == last.frame.maxY)
    #expect(last.frame.maxY == 119, "the bar is higher than what is left of the section")
  }

  @Test func `posts that arrive while the grid is pulled down do not move the bar (UI5)`() throws {
    func pinned(posts: Int) throws -> Rect {
      var state = ProfileViewModel.State(.huge)
      state.posts = PostCollection(count: posts, idPrefix: "p")
      return try #require(
        ScreenLayout(traits: .phone).elements(
          for: .profile(state), bar: NavigationBar(title: "a", hasBackButton: false),
          scrolledBy: -200
        ).pinnedFrame)
    }
    let empty = try pinned(posts: 0)
    for posts in [1, 12, 13, 100_000] {
      #expect(try pinned(posts: posts) == empty)
    }
  }
}
