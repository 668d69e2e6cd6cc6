import Testing

@testable import ProfileFeature

@Suite struct PhotoSearchLayoutTests {
  typealias State = PhotoSearchViewModel.State

  private func state(_ counts: [Int] = [4], ratio: Double = 1) -> State {
    var state = State(query: "lake")
    state.sections = counts.enumerated().map { number, count in
      let photos = [Photo].named(["a", "b"][number], count).map { photo in
        var photo = photo
        photo.aspectRatio = ratio
        return photo
      }
      return PhotoSection(id: "s\(number)", query: "Query \(number)", photos: photos)
    }
    return state
  }

  private func elements(
    _ state: State, _ device: Device = .iPhone15, _ orientation: Orientation = .portrait
  ) -> ScreenElements {
    ScreenLayout(traits: device.traits(in: orientation)).elements(
      for: .photoSearch(state), bar: NavigationBar(title: "Search", hasBackButton: false),
      tabBar: TabBarViewModel.State(selected: .search))
  }

  private func frame(_ id: String, _ elements: ScreenElements) -> String? {
    elements.element(id)?.frame.text
  }

  @Test func `stands in reading order: the field, and each section under its header`() {
    let ids = elements(state([2, 1])).map { $0.id }
    #expect(
      ids.dropLast(5) == [
        "nav.title", "search.share", "search.field", "search.section.0", "photo.0.0", "photo.0.1",
        "search.section.1", "photo.1.0",
      ])
  }

  @Test func `has its field over its sections, insets of 50 and 20, and spacing of 20`() {
    let elements = elements(state([4, 1]))
    #expect(frame("search.field", elements) == "16 103 361 52.33")
    #expect(frame("search.section.0", elements) == "16 163.33 361 54.67")
    #expect(frame("photo.0.0", elements) == "20 268 104.33 104.33")
    #expect(frame("photo.0.1", elements) == "144.33 268 104.33 104.33")
    #expect(frame("photo.0.2", elements) == "268.67 268 104.33 104.33")
    #expect(frame("photo.0.3", elements) == "20 392.33 104.33 104.33")
    #expect(frame("search.section.1", elements) == "16 546.67 361 54.67")
    #expect(frame("photo.1.0", elements) == "20 651.33 104.33 104.33")
  }

  @Test(arguments: [
    (Device.iPodTouch, Orientation.portrait, 3), (.iPhoneSE, .portrait, 3),
    (.iPhone15, .portrait, 3), (.iPhone15ProMax, .portrait, 3), (.iPhone15, .landscape, 5),
    (.iPad, .portrait, 6), (.iPad, .landscape, 9), (.iPadPro, .portrait, 8),
  ])
  func `has as many columns as fit of three on a phone`(
    device: Device, orientation: Orientation, count: Int
  ) {
    let elements = elements(state([20]), device, orientation)
    let frames = (0..<20).compactMap { elements.element("photo.0.\($0)")?.frame }
    let first = frames.filter { $0.minY == frames[0].minY }
    #expect(first.count == count)
    #expect(frames.allSatisfy { abs($0.width - $0.height) <= 1 / elements.traits.scale + 0.001 })
    let safe = elements.traits.safeColumn
    #expect(abs(first[0].minX - safe.x - 20) < 0.001)
    #expect(abs((first.last?.maxX ?? 0) - (safe.maxX - 20)) < 0.5)
    for (left, right) in zip(first, first.dropFirst()) {
      #expect(abs(right.minX - left.maxX - 20) <= 1 / elements.traits.scale + 0.001)
    }
  }

  // MARK: The large photo

  private func large(
    _ ratio: Double, _ device: Device = .iPhone15, _ orientation: Orientation = .portrait,
    image: State.Large.Image = .thumbnail
  ) -> ScreenElements {
    var state = state([5], ratio: ratio)
    state.large = State.Large("a-1", image: image)
    return elements(state, device, orientation)
  }

  @Test func `a large photo fills the width in a row of its own, and keeps its shape`() {
    let elements = large(1.5)
    #expect(frame("photo.0.0", elements) == "20 268 104.33 104.33")
    #expect(frame("photo.0.1", elements) == "20 392.33 353 235.33")
    #expect(frame("photo.0.2", elements) == "20 647.67 104.33 104.33")
    #expect(frame("photo.0.3", elements) == "144.33 647.67 104.33 104.33")
  }

  @Test(arguments: [
    // No higher than the container without the insets, nor than what is seen between the bars.
    (0.5, Device.iPhone15, Orientation.portrait, 666.0), (0.6, .iPhoneSE, .portrait, 335 / 0.6),
    (0.1, .iPhoneSE, .portrait, 567), (1, .iPhone15, .landscape, 293),
    (1, .iPad, .landscape, 683),
  ])
  func `its height is limited, and it stands in the middle then`(
    ratio: Double, device: Device, orientation: Orientation, height: Double
  ) {
    let elements = large(ratio, device, orientation)
    let frame = elements.element("photo.0.1")?.frame ?? .zero
    let pixel = 1 / elements.traits.scale + 0.001
    #expect(abs(frame.height - height) <= pixel)
    #expect(abs(frame.width - height * ratio) <= pixel)
    #expect(abs(frame.midX - elements.traits.size.width / 2) <= pixel)
  }

  @Test(arguments: Device.all, Orientation.allCases)
  func `a large photo can be seen whole, half way down between the bars`(
    device: Device, orientation: Orientation
  ) {
    for ratio in [0.1, 0.75, 1, 1.5, 10] {
      let resting = large(ratio, device, orientation)
      guard let distance = resting.distance(centring: "photo.0.1") else {
        Issue.record("there is no such photo")
        return
      }
      let elements = resting.scrolled(by: distance)
      let frame = elements.element("photo.0.1")?.frame ?? .zero
      #expect(elements.window.inset(by: -0.5).contains(frame), "\(ratio)")
      // The content ends before it is there, where the screen is high.
      let isAtEnd = distance == 0 || distance == resting.scroll.maximumDistance
      #expect(isAtEnd || abs(frame.midY - elements.window.midY) <= 1, "\(ratio)")
    }
    #expect(large(1).distance(centring: "photo.0.9") == nil)
  }

  @Test func `the large one has a border of 10, and others none`() {
    let borders = large(1.5).filter { $0.role == .cell }.map { element in
      if case .box(let border, _, _)? = element.parts.first?.content { border } else { -1.0 }
    }
    #expect(borders == [0, 10, 0, 0, 0])
    #expect(large(1.5).filter { $0.isLarge }.map { $0.id } == ["photo.0.1"])
  }

  @Test(arguments: [
    (State.Large.Image.thumbnail, "a-1-small", false), (.loading, "a-1-small", true),
    (.large, "a-1-large", false),
  ])
  func `shows the thumbnail first, and a spinner over it while the large picture loads`(
    image: State.Large.Image, name: String, hasSpinner: Bool
  ) {
    let elements = large(1.5, image: image)
    #expect(elements.element("photo#a-1")?.image == name)
    #expect(elements.element("photo#a-0")?.image == "a-0-small")
    let spinner = elements.element("photo.spinner")
    #expect((spinner != nil) == hasSpinner)
    guard let spinner, let photo = elements.element("photo.0.1") else { return }
    #expect(spinner.isOverlay)
    #expect(spinner.label == "Loading")
    #expect(photo.frame.contains(spinner.frame))
    #expect(elements.map { $0.id }.contains("photo.spinner"))
    #expect(elements.element(at: spinner.frame.center)?.id == "photo.0.1", "it takes no taps")
  }

  @Test func `a photo without a thumbnail is a placeholder`() {
    var state = State()
    state.sections = [PhotoSection(id: "s", query: "x", photos: [Photo(id: "a", title: "A")])]
    #expect(elements(state).element("photo.0.0")?.image == nil)
    state.large = State.Large("a", image: .large)
    #expect(elements(state).element("photo.0.0")?.image == nil)
  }

  // MARK: Words and marks

  @Test func `a header says what was looked for, and how many were found`() {
    let elements = elements(state([2, 1]))
    #expect(elements.element("search.section.0")?.text == "Query 0 2 photos found")
    #expect(elements.element("search.section.1")?.label == "Query 1, 1 photo found")
    #expect(elements.element("search.section#s1")?.id == "search.section.1")
    #expect(elements.element("search.section.1")?.role == .heading)
    #expect(elements.element("search.section.2") == nil)
  }

  @Test func `a search that found nothing has a header, and nothing to share`() {
    let elements = elements(state([0]))
    #expect(elements.element("search.section.0")?.label == "Query 0, 0 photos found")
    #expect(elements.element("search.share")?.isEnabled == false)
    #expect(elements.count(ofPrefix: "photo.0") == 0)
  }

  @Test func `while photos are chosen, their number and a mark are shown, and no border`() {
    var state = state([3])
    #expect(elements(state).element("search.cancel") == nil)
    #expect(elements(state).element("search.chosen") == nil)
    for (chosen, text) in [
      ([], "0 photos selected"), (["a-1"], "1 photo selected"),
      (["a-2", "a-1"], "2 photos selected"),
    ] {
      state.chosen = chosen
      let elements = elements(state)
      #expect(elements.element("search.chosen")?.text == text)
      #expect(elements.element("search.cancel")?.layer == .bar)
      #expect(elements.element("search.share")?.isEnabled == !chosen.isEmpty)
      for photo in elements.filter({ $0.role == .cell }) {
        let id = photo.alternateID.map { String($0.dropFirst(6)) } ?? ""
        #expect(photo.isSelected == chosen.contains(id))
        let symbols = photo.parts.filter {
          if case .symbol("checkmark.circle.fill") = $0.content { true } else { false }
        }
        #expect(symbols.count == (photo.isSelected ? 1 : 0))
        #expect(symbols.allSatisfy { photo.frame.contains($0.frame) })
        #expect(photo.parts[0].content == .box(border: 0, radius: 0, isFilled: true))
      }
    }
  }

  @Test func `says that a search failed`() {
    var state = state([1])
    #expect(elements(state).element("search.message") == nil)
    state.hasFailed = true
    #expect(
      elements(state).element("search.message")?.text == "The search did not work. Try again.")
  }

  @Test func `counts sections, and the photos of each`() {
    let elements = elements(state([4, 2]))
    #expect(elements.count(ofPrefix: "search.section") == 2)
    #expect(elements.count(ofPrefix: "photo.0") == 4)
    #expect(elements.count(ofPrefix: "photo.1") == 2)
    for prefix in ["photo", "photo.2", "photo.00", "post", "photo.0.0"] {
      #expect(elements.count(ofPrefix: prefix) == 0, "\(prefix)")
    }
  }

  @Test(arguments: ["photo.0.4", "photo.2.0", "photo#c-0", "photo.0", "photo.0.0.0"])
  func `there is no other photo`(id: String) {
    #expect(elements(state([4, 2])).element(id) == nil)
  }
}
