import Foundation
import Testing

@testable import ProfileFeature

@Suite struct NavigationStateCodingTests {
  @Test func `is the same after it was saved`() throws {
    let state = NavigationState(
      stack: [
        .profile(username: "user_id"), .followers(of: "user_id"), .profile(username: "anna.codes"),
        .following(of: "anna.codes"), .post(id: "p7"), .settings,
      ],
      presentations: [Presentation(.editProfile, pushed: [.settings]), Presentation(.menu)])
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(NavigationState.self, from: data) == state)
  }

  @Test func `keeps every tab, what was shown, and questions with where they lead`() throws {
    var state = NavigationState(stack: [.profile(username: "user_id"), .archive])
    for change in [
      .selectTab(.search), .selectTab(.notifications), .push(.post(id: "p1")),
      .present(.share(.post("p1"))), .present(.discard(then: .user("anna.codes"))),
    ] as [RouteChange] {
      state = try state.applying(change)
    }
    state = try state.applying(
      .set(state.leading(to: .search, stack: [.search(query: "two cats")], presenting: .logout)))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(NavigationState.self, from: data) == state)
  }

  @Test func `equal states are saved as equal bytes`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func saved(_ tabs: [Tab]) throws -> Data {
      var state = NavigationState(stack: [.profile(username: "user_id")])
      for tab in tabs { state = try state.applying(.selectTab(tab)) }
      return try encoder.encode(state)
    }
    #expect(
      try saved([.feed, .search, .upload, .notifications, .profile])
        == saved([.notifications, .upload, .search, .feed, .profile]))
  }

  private static let roots =
    #"[{"showcase": {}}], [{"search": {"query": ""}}], [{"newPost": {}}], [{"notifications": {}}]"#
  private static let profile = #"{"profile": {"username": "a"}}"#

  private func decode(
    stacks: String, presentations: String = "", selected: String = "profile",
    visited: String = #""profile""#
  ) throws -> NavigationState {
    let text = """
      {"selectedTab": "\(selected)", "stacks": [\(stacks)], "presentations": [\(presentations)],
      "visitedTabs": [\(visited)]}
      """
    return try JSONDecoder().decode(NavigationState.self, from: Data(text.utf8))
  }

  @Test func `a state that was written by hand is read`() throws {
    #expect(
      try decode(stacks: "\(Self.roots), [\(Self.profile)]")
        == NavigationState(stack: [.profile(username: "a")]))
  }

  @Test(arguments: [
    ("no tabs", "", ""),
    ("four tabs", roots, ""),
    ("a tab without a root", "\(roots), []", ""),
    ("a root of another tab", #"\#(roots), [{"showcase": {}}]"#, ""),
    ("settings at a root", #"\#(roots), [{"settings": {}}]"#, ""),
    ("a root that is pushed", #"\#(roots), [\#(profile), {"newPost": {}}]"#, ""),
    ("a screen over its equal", "\(roots), [\(profile), \(profile)]", ""),
    (
      "a modal screen twice", "\(roots), [\(profile)]",
      #"{"modal": {"menu": {}}, "pushed": []}, {"modal": {"menu": {}}, "pushed": []}"#
    ),
    (
      "a screen on an alert", "\(roots), [\(profile)]",
      #"{"modal": {"logout": {}}, "pushed": []}, {"modal": {"menu": {}}, "pushed": []}"#
    ),
    (
      "an alert with a stack", "\(roots), [\(profile)]",
      #"{"modal": {"logout": {}}, "pushed": [{"settings": {}}]}"#
    ),
  ])
  func `refuses`(_ name: String, _ stacks: String, _ presentations: String) {
    #expect(throws: DecodingError.self, "\(name)") {
      try decode(stacks: stacks, presentations: presentations)
    }
  }

  @Test func `refuses a tab that is selected but was not shown, or that there is not`() {
    let stacks = "\(Self.roots), [\(Self.profile)]"
    #expect(throws: DecodingError.self) { try decode(stacks: stacks, selected: "feed") }
    #expect(throws: DecodingError.self) { try decode(stacks: stacks, selected: "home") }
    #expect(throws: DecodingError.self) { try decode(stacks: stacks, visited: #""home""#) }
  }
}
