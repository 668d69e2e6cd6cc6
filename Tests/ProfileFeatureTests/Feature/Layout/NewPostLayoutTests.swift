import Testing

@testable import ProfileFeature

@Suite struct NewPostLayoutTests {
  private func elements(
    _ state: NewPostViewModel.State = NewPostViewModel.State(photos: CameraRollPhoto.samples),
    _ traits: Traits = .phone
  ) -> ScreenElements {
    ScreenLayout(traits: traits).elements(
      for: .newPost(state), bar: NavigationBar(title: "New Post", hasBackButton: false))
  }

  private func frames(_ elements: ScreenElements, _ ids: [String]) -> [String] {
    ids.map { elements.element($0)?.frame.text ?? "" }
  }

  private static let ids = [
    "upload.photo.0", "upload.photo.2", "upload.photo.3", "upload.photo.8", "upload.caption",
    "upload.post",
  ]

  @Test func `photos stand in a grid over the caption and the button`() {
    #expect(
      frames(elements(), Self.ids) == [
        "0 103 130.33 130.33", "262.67 103 130.33 130.33", "0 234.33 130.33 130.33",
        "262.67 365.67 130.33 130.33", "16 496 361 52.33", "16 564.33 361 44.67",
      ])
    #expect(
      elements().map { $0.id } == ["nav.title"] + (0..<9).map { "upload.photo.\($0)" } + [
        "upload.caption", "upload.post",
      ])
    #expect(elements().count(ofPrefix: "upload.photo") == 9)
  }

  @Test(arguments: [
    (Device.iPodTouch, Orientation.portrait, 3), (.iPhone15, .landscape, 5), (.iPad, .portrait, 6),
  ])
  func `as many photos as fit stand in a row, beside the notch`(
    device: Device, orientation: Orientation, columns: Int
  ) throws {
    let traits = device.traits(in: orientation)
    let elements = elements(NewPostViewModel.State(photos: CameraRollPhoto.samples), traits)
    let first = try #require(elements.element("upload.photo.0")).frame
    let row = (0..<9).prefix { elements.element("upload.photo.\($0)")?.frame.minY == first.minY }
    #expect(row.count == columns)
    #expect(first.minX == traits.safeAreaInsets.left)
  }

  @Test func `the chosen photo has a mark, and says that it is selected`() throws {
    var state = NewPostViewModel.State(photos: CameraRollPhoto.samples)
    state.selectedPhoto = "r5"
    let elements = elements(state)
    let photos = (0..<9).compactMap { elements.element("upload.photo.\($0)") }
    #expect(photos.filter { $0.isSelected }.map { $0.alternateID } == ["upload.photo#r5"])
    #expect(photos.map { $0.parts.count } == [1, 1, 1, 1, 2, 1, 1, 1, 1])
    #expect(photos[4].parts[1].content == .symbol("checkmark.circle.fill"))
    #expect(photos[4].frame.contains(photos[4].parts[1].frame))
    #expect(photos[4].label == "The long stairs")
    #expect(photos[4].accessibilityTraits == [.button, .selected])
  }

  @Test func `a post under way can be seen, and nothing of it changed`() throws {
    let elements = elements(
      NewPostViewModel.State(photos: CameraRollPhoto.samples, isPublishing: true))
    #expect(
      frames(elements, ["upload.spinner", "upload.post"]) == [
        "186.67 560.33 20 20", "16 596.33 361 44.67",
      ])
    #expect(elements.element("upload.spinner")?.label == "Posting")
    #expect(elements.element("upload.post")?.value == "Posting")
    for id in ["upload.photo.0", "upload.photo.8", "upload.caption", "upload.post"] {
      #expect(elements.element(id)?.isEnabled == false, "\(id)")
    }
  }

  @Test func `a failure is told over the button`() {
    let elements = elements(
      NewPostViewModel.State(photos: CameraRollPhoto.samples, hasFailed: true))
    #expect(
      frames(elements, ["upload.message", "upload.post", "upload.spinner"]) == [
        "16 560.33 361 20.67", "16 597 361 44.67", "",
      ])
    #expect(elements.element("upload.post")?.isEnabled == true)
  }

  @Test func `without photos there is only the rest`() {
    let elements = elements(NewPostViewModel.State())
    #expect(
      frames(elements, ["upload.caption", "upload.post"]) == [
        "16 103 361 52.33", "16 171.33 361 44.67",
      ])
    #expect(elements.element("upload.post")?.isEnabled == false)
  }
}
