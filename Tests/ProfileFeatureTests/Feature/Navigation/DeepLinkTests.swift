import ProfileFeature
import Testing

@Suite struct DeepLinkTests {
  @Test(
    arguments: [
      ("profile://", .home), ("PROFILE://", .home), ("profile:///", .home),
      ("profile://user/anna.codes", .user("anna.codes")),
      ("profile://user/anna.codes/", .user("anna.codes")),
      ("profile://user/J%C3%BCrgen", .user("Jürgen")), ("profile://user/a%2fb", .user("a/b")),
      ("profile://posts/p7", .post("p7")), ("profile://followers", .followers),
      ("profile://following", .following), ("profile://edit", .edit),
      ("profile://settings", .settings), ("profile://settings/", .settings),
      ("profile://search", .search("")), ("profile://search/", .search("")),
      ("profile://search?q=", .search("")), ("profile://search?q=cats", .search("cats")),
      ("profile://search?q=two%20cats%26dogs", .search("two cats&dogs")),
      ("profile://search?from=x&q=cats", .search("cats")), ("profile://search?x", .search("")),
      ("profile://tab/feed", .tab(.feed)), ("profile://tab/search", .tab(.search)),
      ("profile://tab/upload", .tab(.upload)),
      ("profile://tab/notifications", .tab(.notifications)),
      ("profile://tab/profile/", .tab(.profile)),
    ] as [(String, DeepLink)])
  func `understands`(link: String, meaning: DeepLink) {
    #expect(DeepLink(link) == meaning)
  }

  @Test(arguments: [
    "", "profile", "profile:/", "profil://settings", "https://settings", " profile://settings",
    "profile://nowhere", "profile://Settings", "profile://settings/all", "profile://user",
    "profile://user/", "profile://user/a/b", "profile://posts", "profile://posts//",
    "profile://user/%", "profile://user/%4", "profile://user/%zz", "profile://user/%ff",
    "profile://search?q=%zz", "profile://search/cats", "profile://tab", "profile://tab/",
    "profile://tab/Feed", "profile://tab/home", "profile://settings?q=x", "profile://?q=x",
    "profile:////", "profile://settings//",
  ])
  func `does not understand`(link: String) {
    #expect(DeepLink(link) == nil)
  }

  private let directory = ManualServices().services(for: .own).directory

  private func names(_ link: DeepLink) throws -> [String] {
    try target(link).stackNames
  }

  private func target(_ link: DeepLink) throws -> NavigationState {
    try link.navigation(
      from: NavigationState(stack: [.profile(username: "user_id")]), directory: directory)
  }

  @Test func `leads to screens over the first profile`() throws {
    #expect(try names(.home) == ["profile"])
    #expect(try names(.user("anna.codes")) == ["profile", "profile"])
    #expect(try names(.post("p7")) == ["profile", "post"])
    #expect(try names(.post("anna-2")) == ["profile", "post"])
    #expect(try names(.followers) == ["profile", "followers"])
    #expect(try names(.following) == ["profile", "following"])
    #expect(try names(.edit) == ["edit"])
    #expect(try names(.settings) == ["profile", "settings"])
    #expect(try names(.search("cats")) == ["search"])
    #expect(try target(.search("cats")).stack == [.search(query: "cats")])
    #expect(try target(.search("cats")).selectedTab == .search)
    #expect(try names(.tab(.notifications)) == ["notifications"])
  }

  @Test func `takes what is presented away, and leaves the other tabs as they are`() throws {
    var state = NavigationState(stack: [.profile(username: "user_id")])
    for change in [.push(.settings), .selectTab(.notifications), .push(.post(id: "p1"))]
      + [RouteChange.present(.menu)]
    {
      state = try state.applying(change)
    }
    let target = try DeepLink.tab(.profile).navigation(from: state, directory: directory)
    #expect(target.presentations.isEmpty)
    #expect(target.stackNames == ["profile", "settings"])
    #expect(target.stack(of: .notifications) == [.notifications, .post(id: "p1")])
    let home = try DeepLink.home.navigation(from: state, directory: directory)
    #expect(home.stackNames == ["profile"])
    #expect(home.stack(of: .notifications) == [.notifications, .post(id: "p1")])
  }

  @Test func `does not show the first profile twice`() throws {
    #expect(try names(.user("user_id")) == ["profile"])
  }

  @Test(arguments: [.user("nobody"), .post("p99")] as [DeepLink])
  func `does not find what is not there`(link: DeepLink) {
    #expect(throws: IgnoredReason.notFound) {
      try target(link)
    }
  }

  @Test func `does not edit somebody else's profile`() {
    #expect(throws: IgnoredReason.notFound) {
      try DeepLink.edit.navigation(
        from: NavigationState(stack: [.profile(username: "anna.codes")]), directory: directory)
    }
  }
}
