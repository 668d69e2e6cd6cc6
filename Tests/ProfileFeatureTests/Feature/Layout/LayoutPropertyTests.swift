import Testing

@testable import ProfileFeature

/// What holds for every screen on every device.
@Suite struct LayoutPropertyTests {
  private static let seeds = Array(UInt64(0)..<16)

  /// Runs `check` on layouts that differ for each seed: of profiles, and half as many of other screens.
  private func forAll(_ seed: UInt64, _ check: (RandomLayout) -> Void) {
    forAllProfiles(seed, check)
    for number in 0..<20 {
      check(RandomLayout(seed: seed * 1_000 + UInt64(number), isProfile: false))
    }
  }

  private func forAllProfiles(_ seed: UInt64, _ check: (RandomLayout) -> Void) {
    for number in 0..<40 {
      check(RandomLayout(seed: seed * 1_000 + UInt64(number), isProfile: true))
    }
  }

  /// Every preset is held to these, wherever it is scrolled to.
  @Test(arguments: ScreenInvariant.allCases, seeds)
  func `every screen keeps to`(_ invariant: ScreenInvariant, seed: UInt64) {
    forAll(seed) { random in
      let violation = invariant.violation(in: random.elements)
      #expect(violation == nil, "\(invariant.rawValue): \(violation ?? "") \(random)")
    }
  }

  @Test(arguments: seeds)
  func `edges lie between pixels`(seed: UInt64) {
    forAll(seed) { random in
      for element in random.elements.sample {
        for rect in [element.frame, element.hitFrame] + element.parts.map({ $0.frame }) {
          for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
            let pixels = edge * random.traits.scale
            #expect(abs(pixels - pixels.rounded()) < 0.001, "\(element.id) \(rect) \(random)")
          }
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `the avatar is square`(seed: UInt64) {
    forAllProfiles(seed) { random in
      let avatar = random.elements.element("header.avatar")?.frame ?? .zero
      #expect(abs(avatar.width - avatar.height) < 0.001, "\(random)")
      #expect(avatar.width > 0)
    }
  }

  @Test(arguments: seeds)
  func `elements come in the order in which they are read`(seed: UInt64) {
    let order = [
      "nav.back", "nav.title", "nav.settings", "nav.menu", "header.avatar", "header.name",
      "header.username", "header.bio", "header.posts", "header.followers", "header.following",
      "header.edit", "header.follow", "header.story", "filter.posts", "filter.tagged",
      "profile.grid", "profile.spinner", "tab.feed", "tab.search", "tab.upload",
      "tab.notifications", "tab.profile",
    ]
    forAllProfiles(seed) { random in
      let ids = random.elements.sample.filter { $0.role != .cell }.map { $0.id }
      // The classic design has its counts in another order, and they are read in that.
      let expected =
        random.traits.layoutPreset == .classic
        ? order.filter { $0 != "header.following" }
          .flatMap { $0 == "header.followers" ? ["header.following", $0] : [$0] } : order
      #expect(ids == expected.filter { ids.contains($0) }, "\(random)")
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test(arguments: seeds)
  func `lines that run to the left mirror what runs to the right`(seed: UInt64) {
    forAll(seed) { random in
      var traits = random.traits
      traits.layoutDirection = .leftToRight
      let toRight = ScreenLayout(traits: traits).elements(
        for: random.state, bar: random.bar, tabBar: random.tabBar)
      traits.layoutDirection = .rightToLeft
      // What is on the left of a device stays there.
      traits.safeAreaInsets.left = random.traits.safeAreaInsets.right
      traits.safeAreaInsets.right = random.traits.safeAreaInsets.left
      let toLeft = ScreenLayout(traits: traits).elements(
        for: random.state, bar: random.bar, tabBar: random.tabBar)
      for (left, right) in zip(toLeft.sample, toRight.sample) {
        #expect(
          left.frame.isClose(to: right.frame.mirrored(in: traits.size.width), by: 0.34),
          "\(left.id) \(random)")
      }
    }
  }

  @Test(arguments: seeds)
  func `the same state has the same elements`(seed: UInt64) {
    forAll(seed) { random in
      #expect(random.elements.sample == random.elements.sample)
    }
  }

  @Test(arguments: seeds)
  func `the end of the content can be scrolled clear of the bottom`(seed: UInt64) {
    forAll(seed) { random in
      let resting = random.resting
      let end = resting.scrolled(by: resting.scroll.maximumDistance)
      let bottom = min(
        random.traits.size.height - random.traits.safeAreaInsets.bottom, end.tabBarFrame.minY)
      for element in end.sample where element.layer != .bar {
        #expect(
          element.visibleFrame.maxY <= bottom + 0.001, "\(element.id) \(random)")
      }
    }
  }
}
