import Testing

@testable import ProfileFeature

/// Each invariant notices what it is there for; that sound screens have nothing is what `LayoutPropertyTests` says.
@Suite struct ScreenInvariantTests {
  private static let traits = Traits(
    size: Size(width: 320, height: 480),
    safeAreaInsets: Insets(top: 20, left: 0, bottom: 0, right: 0))

  /// A screen that shows these, in a content 800 high.
  private func screen(
    _ elements: [Element], tabs: [Element] = [], preset: LayoutPreset = .adaptive,
    contentHeight: Double = 800
  ) -> ScreenElements {
    let traits = Self.traits.with { $0.layoutPreset = preset }
    var scroll = ScrollGeometry(
      container: traits.size, safeAreaInsets: traits.safeAreaInsets, barHeight: 44,
      largeTitleHeight: 0, tabBarHeight: tabs.isEmpty ? 0 : 49)
    scroll.contentHeight = contentHeight
    return ScreenElements(
      elements, largeTitle: nil, cells: nil, closing: [], pinnedBar: nil, tabs: tabs,
      scroll: scroll, traits: traits, origin: .zero)
  }

  private func button(
    _ id: String, y: Double = 100, height: Double = 44, isSelected: Bool = false
  ) -> Element {
    let frame = Rect(x: 16, y: y, width: 100, height: height)
    return Element(
      id: id, role: .button, label: id, isSelected: isSelected, frame: frame, hitFrame: frame)
  }

  private func text(_ lines: [String], of text: String, width: Double = 200) -> Element {
    let frame = Rect(x: 16, y: 100, width: width, height: 40)
    var element = Element(id: "a", role: .staticText, label: text, text: text, frame: frame)
    element.parts = [Element.Part(.text(lines, Font(size: 14), .leading), in: frame)]
    return element
  }

  @Test func `a sound screen breaks none`() {
    let sound = screen([button("a"), button("b", y: 200)])
    for invariant in ScreenInvariant.allCases {
      #expect(invariant.violation(in: sound) == nil)
    }
  }

  @Test func `one sample does for all of them`() {
    let broken = screen([button("a", height: 43), button("a", y: 120, isSelected: true)])
    let faults: [ScreenInvariant: String] = [
      .distinctIDs: "a is there twice", .hitFrames: "the hit frame of a is smaller",
      .nothingOverlaps: "a and a overlap",
    ]
    for distance in [0, 40.0] {
      let sample = ScreenSample(broken.scrolled(by: distance))
      for invariant in ScreenInvariant.allCases {
        #expect(invariant.violation(in: sample) == faults[invariant], "\(invariant)")
      }
    }
  }

  @Test func `notices ids that come twice, by place or by identity`() {
    #expect(
      ScreenInvariant.distinctIDs.violation(in: screen([button("a"), button("a", y: 200)]))
        == "a is there twice")
    var other = button("b", y: 200)
    other.alternateID = "a"
    #expect(
      ScreenInvariant.distinctIDs.violation(in: screen([button("a"), other]))
        == "a is there twice")
  }

  @Test func `notices when not exactly one tab or filter is selected`() {
    let tabs = [button("tab.feed", y: 431), button("tab.profile", y: 431)]
    #expect(
      ScreenInvariant.oneTab.violation(in: screen([], tabs: tabs)) == "none is selected")
    let both = tabs.map { tab in button(tab.id, y: 431, isSelected: true) }
    #expect(
      ScreenInvariant.oneTab.violation(in: screen([], tabs: both))
        == "tab.feed, tab.profile are selected")
    let filters = [button("filter.posts"), button("filter.tagged", y: 200)]
    #expect(ScreenInvariant.oneFilter.violation(in: screen(filters)) == "none is selected")
  }

  @Test func `notices a second large photo`() {
    func photo(_ id: String, y: Double, isLarge: Bool) -> Element {
      var photo = button(id, y: y)
      photo.isLarge = isLarge
      return photo
    }
    let first = photo("photo.0.0", y: 100, isLarge: true)
    let small = screen([first, photo("photo.0.1", y: 200, isLarge: false)])
    #expect(ScreenInvariant.oneLarge.violation(in: small) == nil)
    let both = screen([first, photo("photo.0.1", y: 200, isLarge: true)])
    #expect(
      ScreenInvariant.oneLarge.violation(in: both) == "photo.0.0, photo.0.1 are large")
  }

  @Test func `notices what is too small for a finger`() {
    #expect(
      ScreenInvariant.hitFrames.violation(in: screen([button("a", height: 43)]))
        == "the hit frame of a is smaller")
    var outside = button("a")
    outside.frame.origin.y += 1
    #expect(
      ScreenInvariant.hitFrames.violation(in: screen([outside]))
        == "the hit frame of a is not around its frame")
  }

  @Test func `notices what cannot be scrolled to, or is covered there`() {
    #expect(
      ScreenInvariant.reachable.violation(in: screen([button("a", y: 900)], contentHeight: 400))
        == "a cannot be scrolled to where it can be met")
    #expect(
      ScreenInvariant.reachable.violation(in: screen([button("a"), button("b")]))
        == "b is met in the place of a")
  }

  @Test func `notices what reaches out of the content`() {
    #expect(
      ScreenInvariant.insideParents.violation(in: screen([button("a", y: 790)]))
        == "a reaches out of what it stands in")
  }

  @Test(arguments: [
    (["One two"], "One two three", 200.0, "a does not show all of its text"),
    (["One two three"], "One two three", 20.0, "a line of a is wider than its place"),
    (
      ["One", "two", "three"], "One two three", 200.0,
      "the lines of a are higher than their place"
    ),
  ])
  func `notices cut text`(lines: [String], whole: String, width: Double, fault: String) {
    let screen = screen([text(lines, of: whole, width: width)])
    #expect(ScreenInvariant.nothingCut.violation(in: screen) == fault)
  }

  @Test func `notices a clip`() {
    var cut = button("a")
    cut.clip = Rect(x: 16, y: 100, width: 50, height: 44)
    #expect(ScreenInvariant.nothingCut.violation(in: screen([cut])) == "a is cut")
  }

  @Test func `notices siblings that overlap, and what lies under the notch`() {
    #expect(
      ScreenInvariant.nothingOverlaps.violation(in: screen([button("a"), button("b", y: 143)]))
        == "a and b overlap")
    var outside = button("a")
    outside.frame.origin.x = -1
    #expect(
      ScreenInvariant.nothingUnderNotch.violation(in: screen([outside]))
        == "a leaves the safe area")
  }

  @Test func `lets what is declared to cover others, within the screen`() {
    var overlay = button("b", y: 143)
    overlay.isOverlay = true
    #expect(ScreenInvariant.nothingOverlaps.violation(in: screen([button("a"), overlay])) == nil)
    overlay.layer = .bar
    #expect(ScreenInvariant.insideParents.violation(in: screen([overlay])) == nil)
    overlay.frame.origin.y = 470
    #expect(
      ScreenInvariant.insideParents.violation(in: screen([overlay]))
        == "b reaches out of what it stands in")
  }

  @Test func `only the adaptive preset promises that everything fits`() {
    let crowded = [button("a"), button("b", y: 143)]
    for preset in [LayoutPreset.classic, .compact] {
      let screen = screen(crowded, preset: preset)
      #expect(ScreenInvariant.nothingOverlaps.violation(in: screen) == nil)
    }
  }
}
