import Testing

@testable import profile_sim

@Suite struct SuggestionTests {
  static let ids = ["header.followers", "header.following", "header.posts", "nav.back", "post.N"]

  @Test(arguments: [
    ("header.folowers", "header.followers"),
    ("header.folowing", "header.following"),
    ("header.psots", "header.posts"),
    ("heder.posts", "header.posts"),
    ("HEADER.POSTS", "header.posts"),
    ("followers", "header.followers"),
    ("back", "nav.back"),
    ("something.else", nil),
    ("", nil),
    ("x", nil),
    ("header.posts", nil),
    (String(repeating: "header.posts", count: 10), nil),
  ])
  func `finds the near word, or none`(_ word: String, _ nearest: String?) {
    #expect(Suggestion.nearest(to: word, among: Self.ids) == nearest)
  }

  @Test func `prefers the nearest, and of equals the first`() {
    #expect(Suggestion.nearest(to: "tab", among: ["tag", "tap"]) == "tag")
    #expect(Suggestion.nearest(to: "stak", among: ["stacks", "stack"]) == "stack")
  }
}
