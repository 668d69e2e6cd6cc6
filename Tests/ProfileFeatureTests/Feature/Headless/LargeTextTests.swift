import Testing

@testable import ProfileFeature

/// A profile with much to say, whose text grows and shrinks while it is shown (UI6).
@Suite struct LargeTextTests {
  static let names = [
    "Maximiliana von und zu Hohenlohe-Langenburg", "👩‍👩‍👧‍👦 The Family 🏳️‍🌈",
    "عبد الرحمن بن محمد بن عبد الله",
  ]

  @Test(arguments: names, [Device.iPhoneSE, .iPad])
  func `the header follows every size of text, and nothing of it is cut`(
    name: String, device: Device
  ) throws {
    let profile = Profile(
      username: "every.single.day", name: name, bio: "One\nTwo and three, and so on. مرحبا 🎉",
      postCount: 1_234_567, followerCount: 1_234_567, followingCount: 1_234_567)
    let app = HeadlessApp(
      ProfileLibrary(Account(content: ProfileContent(profile: profile))),
      traits: device.traits(in: .portrait))
    app.settle()
    var last = 0.0
    for category in ContentSizeCategory.allCases {
      app.traits.contentSizeCategory = category
      #expect(app.violations == [], "\(category)")
      let filter = try #require(app.element("filter.posts")).frame.minY
      #expect(filter >= last, "\(category)")
      last = filter
      let counts = ["posts", "followers", "following"].compactMap {
        app.element("header.\($0)")?.frame
      }
      #expect(counts.count == 3)
      let isStacked = counts[0].maxY <= counts[1].minY && counts[1].maxY <= counts[2].minY
      #expect(isStacked == (category >= .accessibility1), "\(category)")
      #expect(app.element("header.followers")?.label == "1,234,567 followers")
    }
    let largest = last
    app.traits.contentSizeCategory = .extraSmall
    let filter = try #require(app.element("filter.posts")).frame.minY
    #expect(filter < largest, "it shrinks again")
  }
}
