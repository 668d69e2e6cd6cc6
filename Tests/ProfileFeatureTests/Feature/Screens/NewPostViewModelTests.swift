import Signals
import Testing

@testable import ProfileFeature

@Suite struct NewPostViewModelTests {
  private let manual = ManualServices()

  private func newPost() -> NewPostViewModel {
    NewPostViewModel(service: manual.services(for: .own).upload, census: Census())
  }

  private func state(
    _ photo: CameraRollPhoto.ID? = "r1", caption: String = "", isPublishing: Bool = false,
    hasFailed: Bool = false
  ) -> NewPostViewModel.State {
    var state = NewPostViewModel.State(
      photos: manual.photos, caption: caption, isPublishing: isPublishing, hasFailed: hasFailed)
    state.selectedPhoto = photo
    return state
  }

  @Test func `the first photo is chosen at the start, and always one`() {
    let post = newPost()
    let outputs = Log(post.outputs)
    #expect(post.currentState == state())
    post.photoTapped("r2")
    #expect(post.currentState == state("r2"))
    post.photoTapped("r2")
    #expect(post.currentState == state("r2"), "it stays chosen")
    post.photoTapped("nobody's")
    #expect(post.currentState == state("r2"))
    #expect(outputs.values == [.uploadPhotoDidSelect("r2"), .uploadPhotoDidSelect("r2")])
  }

  @Test func `without photos nothing can be posted`() {
    var service = manual.services(for: .own).upload
    service.photos = { [] }
    let post = NewPostViewModel(service: service, census: Census())
    let outputs = Log(post.outputs)
    #expect(post.currentState.selectedPhoto == nil)
    #expect(!post.currentState.isPostEnabled)
    post.captionChanged(to: "Lake")
    post.postButtonTapped()
    #expect(manual.upload.queries == [])
    #expect(outputs.values == [.captionDidChange])
  }

  @Test func `is published with its photo and caption, once, and begins anew`() {
    let post = newPost()
    let outputs = Log(post.outputs)
    post.photoTapped("r2")
    post.captionChanged(to: "Lake")
    #expect(post.currentState.isPostEnabled)
    post.postButtonTapped()
    post.postButtonTapped()
    post.captionChanged(to: "Other")
    post.photoTapped("r1")
    #expect(post.currentState == state("r2", caption: "Lake", isPublishing: true))
    #expect(!post.currentState.isPostEnabled)
    #expect(manual.upload.queries == ["r2 Lake"])
    manual.upload.succeed(0, Post(id: "new-1", caption: "Lake"))
    #expect(post.currentState == state())
    #expect(
      outputs.values == [
        .uploadPhotoDidSelect("r2"), .captionDidChange, .uploadPostButtonDidTap,
        .postDidPublish("new-1"),
      ])
  }

  @Test(arguments: [true, false])
  func `a failure keeps photo and caption, and is shown until something changes`(
    isPhoto: Bool
  ) {
    let post = newPost()
    post.photoTapped("r2")
    post.captionChanged(to: "Lake")
    post.postButtonTapped()
    manual.upload.fail(0)
    #expect(post.currentState == state("r2", caption: "Lake", hasFailed: true))
    #expect(post.currentState.isPostEnabled, "it can be sent again")
    if isPhoto { post.photoTapped("r1") } else { post.captionChanged(to: "Lak") }
    #expect(post.currentState == (isPhoto ? state(caption: "Lake") : state("r2", caption: "Lak")))
    post.postButtonTapped()
    #expect(manual.upload.queries == ["r2 Lake", isPhoto ? "r1 Lake" : "r2 Lak"])
  }

  @Test func `a request that ends without a post is a failure`() {
    let post = newPost()
    post.postButtonTapped()
    manual.upload.finish(0)
    #expect(post.currentState == state(hasFailed: true))
  }

  @Test func `is freed with its work under way`() {
    weak var weakPost: NewPostViewModel?
    do {
      let post = newPost()
      post.postButtonTapped()
      weakPost = post
    }
    #expect(weakPost == nil)
    manual.upload.succeed(0, Post(id: "new-1", caption: ""))
  }
}
