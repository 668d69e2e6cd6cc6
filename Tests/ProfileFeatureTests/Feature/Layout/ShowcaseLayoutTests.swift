import Testing

@testable import ProfileFeature

@Suite struct ShowcaseLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let device: Device
    let orientation: Orientation
    let preset: LayoutPreset
    let frames: [String]

    var testDescription: String { "\(device.name) \(orientation.rawValue) \(preset.rawValue)" }
  }

  private func elements(
    _ traits: Traits = .phone, scrolledBy distance: Double = 0
  ) -> ScreenElements {
    ScreenLayout(traits: traits).elements(
      for: .showcase, bar: .hidden, tabBar: TabBarViewModel.State(selected: .feed),
      scrolledBy: distance)
  }

  private func frame(_ id: String, _ elements: ScreenElements) -> String? {
    elements.element(id)?.frame.text
  }

  // MARK: Frames

  private static let ids = [
    "showcase.hero", "showcase.text", "showcase.photos", "showcase.photo.0", "showcase.photo.1",
    "showcase.footer", "showcase.telegram", "showcase.linkedin",
  ]

  @Test(arguments: [
    Case(
      device: .iPhone15, orientation: .portrait, preset: .adaptive,
      frames: [
        "0 59 393 596.33", "15 655.33 363 61.33", "0 716.67 393 262",
        "0 716.67 393 262", "396 716.67 393 262", "15 994 363 15.67",
        "123 1017.67 65.67 65.67", "204.67 1017.67 65.33 65.67",
      ]),
    Case(
      device: .iPhoneSE, orientation: .portrait, preset: .adaptive,
      frames: [
        "0 0 375 467", "15 467 345 61.5", "0 528.5 375 250",
        "0 528.5 375 250", "378 528.5 375 250", "15 795 345 16",
        "117 819 62.5 62.5", "195.5 819 62.5 62.5",
      ]),
    Case(
      device: .iPhone15, orientation: .landscape, preset: .adaptive,
      frames: [
        "59 0 734 275", "74 275 704 41", "59 316 734 489.33",
        "59 316 734 489.33", "796 316 734 489.33", "74 817.33 704 15.67",
        "276 841 142 142", "434 841 142 142",
      ]),
    Case(
      device: .iPhone15, orientation: .landscape, preset: .classic,
      frames: [
        "0 0 852 275", "15 275 822 41", "0 316 852 568",
        "0 316 852 568", "855 316 852 568", "15 896 822 15.67",
        "276 919.67 142 142", "434 919.67 142 142",
      ]),
    Case(
      device: .iPad, orientation: .portrait, preset: .compact,
      frames: [
        "0 24 820 826", "15 850 790 41", "0 891 820 546.5",
        "0 891 820 546.5", "823 891 820 546.5", "15 1449.5 790 16",
        "265.5 1473.5 136.5 137", "418 1473.5 136.5 137",
      ]),
    Case(
      device: .iPadPro, orientation: .landscape, preset: .adaptive,
      frames: [
        "0 24 1366 717", "15 741 1336 20.5", "0 761.5 1366 910.5",
        "0 761.5 1366 910.5", "1369 761.5 1366 910.5", "15 1684 1336 16",
        "447.5 1708 227.5 227.5", "691 1708 227.5 227.5",
      ]),
  ])
  func `every cell has its place`(test: Case) {
    let elements = elements(
      test.device.traits(in: test.orientation).with { $0.layoutPreset = test.preset })
    #expect(Self.ids.map { frame($0, elements) ?? "" } == test.frames)
  }

  @Test(arguments: Device.all, Orientation.allCases)
  func `cells have the sizes that their content asks for`(
    device: Device, orientation: Orientation
  ) throws {
    for preset in LayoutPreset.allCases {
      let traits = device.traits(in: orientation).with { $0.layoutPreset = preset }
      let elements = elements(traits)
      func frame(_ id: String) throws -> Rect { try #require(elements.element(id)).frame }
      let width =
        preset == .adaptive
        ? traits.size.width - traits.safeAreaInsets.left - traits.safeAreaInsets.right
        : traits.size.width
      let pixel = 1 / traits.scale + 0.001
      func isClose(_ length: Double, _ other: Double) -> Bool { abs(length - other) <= pixel }
      let hero = try frame("showcase.hero")
      #expect(hero.minY == traits.safeAreaInsets.top)
      #expect(isClose(hero.width, width))
      #expect(isClose(hero.height, 0.7 * traits.size.height))
      let text = try frame("showcase.text")
      #expect(isClose(text.minX, hero.minX + 15))
      #expect(isClose(text.maxX, hero.maxX - 15))
      #expect(text.minY == hero.maxY)
      let photos = try frame("showcase.photos")
      #expect(photos.minY == text.maxY)
      let first = try frame("showcase.photo.0")
      let second = try frame("showcase.photo.1")
      #expect(isClose(first.width, width))
      #expect(isClose(first.height, width / 1.5))
      #expect(isClose(second.minX - first.maxX, 3))
      let telegram = try frame("showcase.telegram")
      #expect(isClose(telegram.width, traits.size.width / 6))
      #expect(isClose(telegram.height, traits.size.width / 6))
      #expect(elements.scroll.contentHeight >= photos.maxY + 120 - hero.minY - pixel)
      if telegram.width < 72 {
        #expect(isClose(elements.scroll.contentHeight, photos.maxY - hero.minY + 120))
      }
    }
  }

  @Test func `text takes as many lines as it needs, and moves what is under it`() throws {
    let large = elements(.phone.with { $0.contentSizeCategory = .accessibility5 })
    func height(_ elements: ScreenElements) throws -> Double {
      try #require(elements.element("showcase.text")).frame.height
    }
    #expect(try height(large) > 5 * height(elements()))
    let fixed = elements(
      .phone.with {
        $0.contentSizeCategory = .accessibility5
        $0.layoutPreset = .classic
      })
    #expect(try height(fixed) == height(elements()))
    guard case .text(let lines, _, .leading) = large.element("showcase.text")?.parts.first?.content
    else {
      Issue.record("The text is a text")
      return
    }
    #expect(lines.joined(separator: " ") == large.element("showcase.text")?.text)
  }

  // MARK: Kinds of cells

  @Test func `every kind is registered under its own id and stands there once, in order`() {
    let ids = ShowcaseItem.allCases.map { $0.rawValue }
    #expect(ids == ["showcase.hero", "showcase.text", "showcase.photos"])
    let shown = elements().map { $0.id }
    #expect(shown.filter { ids.contains($0) } == ids)
    #expect(
      shown == ids + (0..<8).map { "showcase.photo.\($0)" } + [
        "showcase.footer", "showcase.telegram", "showcase.linkedin",
      ] + Tab.allCases.map { "tab.\($0.name)" })
  }

  @Test func `says what a screen reader reads`() {
    let elements = elements()
    #expect(elements.element("showcase.hero")?.accessibilityTraits == .image)
    #expect(elements.element("showcase.text")?.accessibilityTraits == .staticText)
    #expect(elements.element("showcase.photo.2")?.label == "Photo 3 of 8")
    #expect(elements.element("showcase.photo.2")?.accessibilityTraits == .image)
    #expect(elements.element("showcase.photo#s3")?.id == "showcase.photo.2")
    #expect(elements.element("showcase.photo.8") == nil)
    #expect(elements.element("showcase.photo#s9") == nil)
    #expect(elements.count(ofPrefix: "showcase.photo") == 8)
  }

  // MARK: Scrolling sideways

  @Test func `scrolling sideways moves the photos under what cuts them, and nothing else`() {
    let rest = elements(scrolledBy: 200)
    let moved = rest.scrolledSideways(by: 100)
    for id in Self.ids where !id.hasPrefix("showcase.photo.") {
      #expect(moved.element(id) == rest.element(id))
    }
    #expect(
      moved.element("showcase.photo.0")?.frame
        == rest.element("showcase.photo.0")?.frame.moved(dx: -100))
    let area = moved.element("showcase.photos")?.frame ?? .zero
    #expect(moved.element("showcase.photo.0")?.visibleFrame.width == area.width - 100)
    #expect(moved.element("showcase.photo.1")?.visibleFrame.width == 97)
    #expect(moved.element("showcase.photo.2")?.visibleFrame.isEmpty == true)
    #expect(
      moved.visible.map { $0.id }.filter { $0.hasPrefix("showcase.photo.") } == [
        "showcase.photo.0", "showcase.photo.1",
      ])
  }

  @Test func `a finger meets the photo that is under it`() {
    let moved = elements(scrolledBy: 200).scrolledSideways(by: 100)
    let area = moved.element("showcase.photos")?.frame ?? .zero
    func id(_ x: Double) -> String? { moved.element(at: Point(x: x, y: area.midY))?.id }
    #expect(id(10) == "showcase.photo.0")
    #expect(id(292) == "showcase.photo.0")
    #expect(id(294) == "showcase.photos", "between two photos is the line of them")
    #expect(id(297) == "showcase.photo.1")
    #expect(id(392) == "showcase.photo.1")
    #expect(moved.element(at: Point(x: 10, y: area.maxY + 1))?.id != "showcase.photo.0")
  }

  @Test func `a photo is shown by scrolling both ways`() throws {
    let rest = elements()
    let last = try #require(rest.element("showcase.photo.7"))
    #expect(rest.touchablePart(of: last).isEmpty)
    let shown = rest.showing(last)
    #expect(shown.sidewaysDistance == rest.maximumSidewaysDistance)
    #expect(shown.scroll.distance > 0)
    let moved = try #require(shown.element("showcase.photo.7"))
    #expect(moved.frame == shown.element("showcase.photos")?.frame)
    #expect(shown.touchablePart(of: moved) == moved.frame)
    let first = try #require(shown.element("showcase.photo.0"))
    #expect(shown.showing(first).sidewaysDistance == 0)
  }

  @Test(arguments: [0.0, 100, 396, 2_772])
  func `lines that run to the left are scrolled to the other side`(distance: Double) {
    let left = elements(.phone.with { $0.layoutDirection = .rightToLeft })
      .scrolledSideways(by: distance)
    let right = elements().scrolledSideways(by: distance)
    for index in 0..<8 {
      let id = "showcase.photo.\(index)"
      let mirrored = right.element(id)?.frame.mirrored(in: 393) ?? .zero
      #expect(left.element(id)?.frame.isClose(to: mirrored, by: 0.34) == true, "\(id)")
      #expect(
        left.element(id)?.visibleFrame.isEmpty == right.element(id)?.visibleFrame.isEmpty, "\(id)")
    }
  }

  @Test func `a turned device shows the same photo`() throws {
    let portrait = elements().scrolledSideways(by: 2 * 396)
    let landscape = elements(Device.iPhone15.traits(in: .landscape)).keepingPlace(of: portrait)
    let photo = try #require(landscape.element("showcase.photo.2"))
    #expect(photo.frame.minX == landscape.element("showcase.photos")?.frame.minX)
    let back = elements().keepingPlace(of: landscape)
    #expect(back.sidewaysDistance == portrait.sidewaysDistance)
  }

  @Test func `what has nothing side by side is not scrolled sideways`() {
    let menu = ScreenLayout(traits: .phone).elements(
      for: .menu, bar: NavigationBar(title: nil, hasBackButton: false))
    #expect(menu.maximumSidewaysDistance == 0)
    #expect(menu.clampedSideways(50) == 0)
    #expect(menu.map { $0.scroller } == [nil, nil, nil])
  }
}
