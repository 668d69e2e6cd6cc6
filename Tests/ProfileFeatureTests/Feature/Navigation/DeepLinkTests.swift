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
    ] as [(String, DeepLink)])
  func `understands`(link: String, meaning: DeepLink) {
    #expect(DeepLink(link) == meaning)
  }

  @Test(arguments: [
    "", "profile", "profile:/", "profil://settings", "https://settings", " profile://settings",
    "profile://nowhere", "profile://Settings", "profile://settings/all", "profile://user",
    "profile://user/", "profile://user/a/b", "profile://posts", "profile://posts//",
    "profile://user/%", "profile://user/%4", "profile://user/%zz", "profile://user/%ff",
    "profile:////", "profile://settings//",
  ])
  func `does not understand`(link: String) {
    #expect(DeepLink(link) == nil)
  }

  private let directory = ManualServices().services(for: .own).directory

  private func names(_ link: DeepLink) throws -> [String] {
    try link.navigation(root: "user_id", directory: directory).stackNames
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
  }

  @Test func `does not show the first profile twice`() throws {
    #expect(try names(.user("user_id")) == ["profile"])
  }

  @Test(arguments: [.user("nobody"), .post("p99")] as [DeepLink])
  func `does not find what is not there`(link: DeepLink) {
    #expect(throws: IgnoredReason.notFound) {
      try link.navigation(root: "user_id", directory: directory)
    }
  }

  @Test func `does not edit somebody else's profile`() {
    #expect(throws: IgnoredReason.notFound) {
      try DeepLink.edit.navigation(root: "anna.codes", directory: directory)
    }
  }
}
