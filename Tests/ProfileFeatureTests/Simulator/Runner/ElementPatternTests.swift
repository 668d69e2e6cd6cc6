import Testing

@testable import profile_sim

@Suite struct ElementPatternTests {
  @Test(arguments: [
    ("post.3", "post.N", true), ("post.0", "post.N", true), ("post.03", "post.N", false),
    ("post.", "post.N", false), ("post.-1", "post.N", false), ("post.N", "post.N", false),
    ("post#p7", "post#ID", true), ("post#a.b#c", "post#ID", true), ("post#", "post#ID", false),
    ("post", "post.N", false), ("post.3.4", "post.N", false), ("photo.1.2", "photo.S.N", true),
    ("list.row.10", "list.row.N", true), ("list.row.x", "list.row.N", false),
    ("header.posts", "header.posts", true), ("", "header.posts", false),
  ])
  func `tells whether an id is of a pattern`(_ id: String, _ pattern: String, _ matches: Bool) {
    #expect((ElementPattern(ofID: id) == ElementPattern(written: pattern)) == matches)
  }

  @Test(arguments: [
    ("post.N", "post"), ("list.row.N", "list.row"), ("post#ID", nil), ("photo.S.N", nil),
    ("header.posts", nil), ("N", nil),
  ])
  func `knows what can be counted`(_ pattern: String, _ prefix: String?) {
    #expect(ElementPattern(written: pattern).countedPrefix == prefix)
  }
}
