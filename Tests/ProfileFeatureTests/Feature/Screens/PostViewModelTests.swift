import Testing

@testable import ProfileFeature

@Suite struct PostViewModelTests {
  private let manual = ManualServices()

  private func post(isLiked: Bool = false) -> PostViewModel {
    PostViewModel(
      post: Post(id: "p1", caption: "Lake", isLiked: isLiked),
      likeService: manual.services(for: .own).like, census: Census())
  }

  @Test func `likes at once, and asks the service`() {
    let post = post()
    let outputs = Log(post.outputs)
    post.likeButtonTapped()
    #expect(post.currentState.post.isLiked)
    #expect(manual.like.queries == [true])
    #expect(outputs.values == [.likeButtonDidTap])
    manual.like.succeed(0, true)
    #expect(post.currentState.post.isLiked)
    #expect(manual.like.queries == [true])
  }

  @Test func `returns to what was confirmed when the service fails`() {
    let post = post(isLiked: true)
    post.likeButtonTapped()
    #expect(!post.currentState.post.isLiked)
    manual.like.fail(0)
    #expect(post.currentState.post.isLiked)
  }

  @Test func `sends the last wish when the reply has come`() {
    let post = post()
    post.likeButtonTapped()
    post.likeButtonTapped()
    manual.like.succeed(0, true)
    #expect(!post.currentState.post.isLiked, "an old reply overrode a newer wish")
    #expect(manual.like.queries == [true, false])
  }

  @Test func `shares its own post`() {
    let post = post()
    let outputs = Log(post.outputs)
    post.shareButtonTapped()
    #expect(outputs.values == [.postShareButtonDidTap("p1")])
  }
}
