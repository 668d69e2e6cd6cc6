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

  @Test(arguments: seeds)
  func `frames lie inside their parents`(seed: UInt64) {
    forAll(seed) { random in
      let elements = random.elements
      let content = elements.scroll.contentBounds.moved(dy: -elements.scroll.contentOffset)
        .inset(by: -0.001)
      let grid = elements.element("profile.grid")?.frame.inset(by: -0.001) ?? .zero
      for element in elements.sample {
        let frame = element.visibleFrame
        switch element.layer {
        case .bar:
          let bar = element.isTab ? elements.tabBarFrame : elements.barFrame
          #expect(bar.inset(by: -0.001).contains(frame), "\(element) \(random)")
        case .pinned:
          let pinned = elements.pinnedFrame?.inset(by: -0.001) ?? .zero
          #expect(pinned.contains(frame), "\(element) \(random)")
        case .content: #expect(content.contains(frame), "\(element) \(random)")
        }
        if element.id.hasPrefix("post.") && element.role == .cell {
          #expect(grid.contains(frame), "\(element) \(random)")
        }
      }
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
  func `what takes taps is large enough for a finger`(seed: UInt64) {
    forAll(seed) { random in
      let elements = random.elements
      for element in elements.sample where element.canBeTouched {
        #expect(element.hitFrame.width >= 44 - 0.001, "\(element.id) \(random)")
        #expect(element.hitFrame.height >= 44 - 0.001, "\(element.id) \(random)")
        #expect(element.hitFrame.inset(by: -0.001).contains(element.visibleFrame))
        if element.layer == .bar {
          #expect(elements.bounds.inset(by: -0.001).contains(element.hitFrame))
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
      "profile.grid", "tab.feed", "tab.search", "tab.upload", "tab.notifications", "tab.profile",
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
  func `everything can be scrolled to where it is seen and met`(seed: UInt64) {
    forAll(seed) { random in
      let resting = random.elements
      for element in resting.sample where element.canBeTouched || element.scroller != nil {
        let scrolled = resting.showing(element)
        guard let moved = scrolled.element(element.id) else { continue }
        let part = scrolled.touchablePart(of: moved)
        #expect(!part.isEmpty, "\(element.id) \(random)")
        let met = scrolled.element(at: part.center)
        #expect(met?.id == element.id || met?.layer == .bar, "\(element.id) \(random)")
      }
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

  // MARK: Adaptive

  /// The same, with everything in the preset that promises more.
  private func forAllAdaptive(_ seed: UInt64, _ check: (RandomLayout, ScreenElements) -> Void) {
    forAll(seed) { random in
      guard random.traits.layoutPreset == .adaptive else { return }
      check(random, random.resting)
    }
  }

  @Test(arguments: seeds)
  func `nothing overlaps`(seed: UInt64) {
    forAllAdaptive(seed) { random, elements in
      // The element of a list stands around its cells.
      let shown = elements.sample.filter { $0.role != .list && !$0.visibleFrame.isEmpty }
      for (index, element) in shown.enumerated() {
        // The tab bar lies over what has not been scrolled clear of it.
        for other in shown.dropFirst(index + 1) where element.isTab == other.isTab {
          #expect(
            !element.visibleFrame.inset(by: 0.001).overlaps(other.visibleFrame),
            "\(element.id) \(other.id) \(random)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `nothing is cut (UI6)`(seed: UInt64) {
    let measurer = TableTextMeasurer()
    forAllAdaptive(seed) { random, elements in
      // A pixel can be lost when edges are rounded.
      let pixel = 1 / random.traits.scale + 0.001
      for element in elements.sample where element.layer != .bar {
        // What is cut in a line can be scrolled along.
        #expect(element.clip == nil || element.scroller != nil, "\(element.id) \(random)")
        var shown = ""
        for part in element.parts {
          #expect(element.frame.inset(by: -pixel).contains(part.frame), "\(element.id) \(random)")
          guard case .text(let lines, let font, _) = part.content else { continue }
          #expect(
            Double(lines.count) * font.lineHeight <= part.frame.height + pixel,
            "\(element.id) \(random)")
          for line in lines {
            let width = measurer.width(of: line, font: font)
            // A single character may be wider than there is room.
            #expect(width <= part.frame.width + pixel || line.count == 1, "\(line) \(random)")
          }
          shown += lines.joined()
        }
        func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        // A field shows its name above its text.
        let expected = element.role == .textField ? element.label + element.text : element.text
        #expect(bare(shown) == bare(expected), "\(element.id) \(random)")
      }
    }
  }

  @Test(arguments: seeds)
  func `nothing lies under the notch`(seed: UInt64) {
    forAllAdaptive(seed) { random, elements in
      let safe = random.traits.bounds.inset(by: random.traits.safeAreaInsets)
      for element in elements.sample where !element.visibleFrame.isEmpty {
        let frame = element.visibleFrame
        #expect(frame.minX >= safe.minX - 0.001, "\(element.id) \(random)")
        #expect(frame.maxX <= safe.maxX + 0.001, "\(element.id) \(random)")
        #expect(frame.minY >= safe.minY - 0.001, "\(element.id) \(random)")
      }
    }
  }
}

extension Element {
  /// In a container more than 2.67 times as wide as high the compact header cuts its button away altogether.
  fileprivate var canBeTouched: Bool {
    isInteractive && !(clip != nil && visibleFrame.isEmpty)
  }

  fileprivate var isTab: Bool { TabBarElement(rawValue: id) != nil }
}
