import ProfileFeature
import Testing

@Suite struct PostCollectionTests {
  @Test func `lists posts in the given order`() {
    let posts = PostCollection([Post(id: "b", caption: ""), Post(id: "a", caption: "")])
    #expect(posts.map { $0.id } == ["b", "a"])
    #expect(posts.index(ofID: "a") == 1)
    #expect(posts.index(ofID: "c") == nil)
  }

  @Test func `makes posts up from their places`() {
    let posts = PostCollection(count: 100_000, idPrefix: "p")
    #expect(posts.count == 100_000)
    #expect(posts[6].id == "p7")
    #expect(posts[99_999].id == "p100000")
  }

  @Test(
    arguments: [
      ("p1", 0), ("p7", 6), ("p100000", 99_999), ("p0", nil), ("p100001", nil), ("p07", nil),
      ("p+7", nil), ("p", nil), ("7", nil), ("q7", nil), ("p7x", nil),
    ] as [(String, Int?)])
  func `finds made-up posts by their one spelling`(id: String, index: Int?) {
    #expect(PostCollection(count: 100_000, idPrefix: "p").index(ofID: id) == index)
  }

  @Test func `is equal when it is made in the same way`() {
    let posts = PostCollection(count: 100_000, idPrefix: "p")
    #expect(posts == PostCollection(count: 100_000, idPrefix: "p"))
    #expect(posts != PostCollection(count: 99_999, idPrefix: "p"))
    #expect(PostCollection().isEmpty)
  }

  @Test func `refuses fewer than no posts`() async {
    await #expect(processExitsWith: .failure) {
      _ = PostCollection(count: -1, idPrefix: "p")
    }
  }

  @Test(arguments: [
    PostCollection([Post(id: "p1", caption: ""), Post(id: "p2", caption: "")]),
    PostCollection(count: 2, idPrefix: "p"), PostCollection(),
  ])
  func `takes new posts in front of the others`(before: PostCollection) {
    var posts = before
    posts.insertFirst(Post(id: "a", caption: "A"))
    posts.insertFirst(Post(id: "b", caption: "B"))
    #expect(posts.map { $0.id } == ["b", "a"] + before.map { $0.id })
    for (index, post) in posts.enumerated() { #expect(posts.index(ofID: post.id) == index) }
    #expect(posts.index(ofID: "c") == nil)
    #expect(posts != before)
  }
}
