import ProfileFeature
import Testing

@Suite struct ProfileLibraryTests {
  @Test func `has one's own page as a sample`() {
    let content = ProfileLibrary.own.main.content
    #expect(content.profile.username == "user_id")
    #expect(content.profile.name == "Onamae")
    #expect(content.profile.bio.contains("only imitates"))
    #expect(content.profile.isOwn)
    #expect(content.profile.postCount == 12)
    #expect(content.profile.followingCount == 320)
    #expect(content.profile.followerCount == 1_000)
    #expect(content.posts.count == 12)
    #expect(content.posts[6].id == "p7")
  }

  @Test func `has somebody else's page as a sample`() {
    let content = ProfileLibrary.other.main.content
    #expect(content.profile.username == "anna.codes")
    #expect(content.profile.name == "Anna Lindqvist")
    #expect(content.profile.bio.split(separator: ".").count == 3)
    #expect(!content.profile.isOwn)
    #expect(!content.profile.isFollowed)
    #expect(content.posts.count == 16)
  }

  @Test func `has an empty page as a sample`() {
    let content = ProfileLibrary.empty.main.content
    #expect(content.posts.isEmpty)
    #expect(content.tagged.isEmpty)
    #expect(content.profile.postCount == 0)
  }

  @Test func `has a huge page as a sample`() {
    let content = ProfileLibrary.huge.main.content
    #expect(content.posts.count == 100_000)
    #expect(content.profile.postCount == 100_000)
  }

  @Test func `knows its samples by name`() {
    #expect(ProfileLibrary.sampleNames == ["own", "other", "empty", "huge"])
    #expect(ProfileLibrary.samples.map { $0.name } == ProfileLibrary.sampleNames)
    for sample in ProfileLibrary.samples {
      #expect(ProfileLibrary.sample(named: sample.name) == sample.library)
    }
    #expect(ProfileLibrary.sample(named: "Own") == nil)
  }

  @Test(arguments: ["own", "other", "empty", "huge"])
  func `counts agree with posts, ids are unique, and every row leads somewhere`(
    name: String
  ) throws {
    let library = try #require(ProfileLibrary.sample(named: name))
    var usernames: Set<String> = []
    var ids: Set<String> = []
    for account in library.accounts {
      #expect(usernames.insert(account.profile.username).inserted)
      #expect(account.profile.postCount == account.content.posts.count)
      for post in Array(account.content.posts) + Array(account.content.tagged) {
        #expect(ids.insert(post.id).inserted, "\(post.id) is there twice")
      }
      for user in account.followers + account.following {
        #expect(library.account(user.username)?.profile.name == user.name)
      }
    }
  }

  @Test func `finds posts of every account`() {
    let library = ProfileLibrary.own
    #expect(library.post("p7")?.caption == "Mountains from the train")
    #expect(library.post("anna-1")?.caption == "Lake, six in the morning")
    #expect(library.post("pt1") != nil)
    #expect(library.post("p13") == nil)
  }

  @Test func `gives people without an account one with their name`() {
    let library = ProfileLibrary(
      Account(
        content: ProfileContent(profile: Profile(username: "a", name: "A")),
        followers: [UserSummary(username: "b", name: "B")]))
    #expect(library.account("b")?.profile == Profile(username: "b", name: "B"))
  }

  @Test func `keeps the first of accounts with one username`() {
    func account(_ name: String) -> Account {
      Account(content: ProfileContent(profile: Profile(username: "a", name: name)))
    }
    let library = ProfileLibrary(account("first"), others: [account("second")])
    #expect(library.accounts.map { $0.profile.name } == ["first"])
  }

  @Test func `moves the number of followers with the follow state, once`() {
    var library = ProfileLibrary.other
    library.setFollowing(true, username: "anna.codes")
    library.setFollowing(true, username: "anna.codes")
    #expect(library.main.profile.isFollowed)
    #expect(library.main.profile.followerCount == 10_544)
    library.setFollowing(false, username: "mika.draws")
    #expect(library.account("mika.draws")?.profile.followerCount == 9_998)
    let unchanged = library
    library.setFollowing(true, username: "nobody")
    #expect(library == unchanged)
  }

  @Test func `never has fewer than no followers`() {
    let profile = Profile(username: "a", name: "A", followerCount: 0, isFollowed: true)
    var library = ProfileLibrary(Account(content: ProfileContent(profile: profile)))
    library.setFollowing(false, username: "a")
    #expect(library.main.profile.followerCount == 0)
  }

  // MARK: What is changed in it

  @Test func `has lists in pages, with how the viewer relates to each person`() throws {
    let library = ProfileLibrary.other
    let page = try #require(library.page(of: .followers, username: "anna.codes", from: 0))
    #expect(page.users.map { $0.username } == ["user_id", "tomas.k", "lea_runs"])
    #expect(page.users.map { $0.isOwn } == [true, false, false])
    #expect(!page.hasMore)
    let own = try #require(ProfileLibrary.own.page(of: .following, username: "user_id", from: 1))
    #expect(own.users.map { $0.isFollowed } == [true])
    #expect(library.page(of: .followers, username: "anna.codes", from: 99)?.users == [])
    #expect(library.page(of: .followers, username: "nobody", from: 0) == nil)
  }

  @Test(arguments: [(20, 0, 20, false), (21, 0, 20, true), (21, 20, 1, false), (60, 20, 20, true)])
  func `goes on behind a page of twenty if there are more`(
    all: Int, start: Int, count: Int, hasMore: Bool
  ) throws {
    let library = ProfileLibrary(
      Account(
        content: ProfileContent(profile: Profile(username: "me", name: "Me")),
        followers: (1...all).map { UserSummary(username: "u\($0)", name: "U") }))
    let page = try #require(library.page(of: .followers, username: "me", from: start))
    #expect(page.users.count == count)
    #expect(page.users.first?.username == "u\(start + 1)")
    #expect(page.hasMore == hasMore)
  }

  @Test func `takes over what was edited, in the lists that name the person too`() throws {
    var library = ProfileLibrary.own
    let draft = ProfileDraft(name: "New", username: "new.name", bio: "Bio")
    let updated = library.update("user_id", to: draft)
    let profile = try #require(updated)
    #expect(profile == library.main.profile)
    #expect(ProfileDraft(profile) == draft)
    #expect(profile.followerCount == 1_000)
    #expect(library.account("user_id") == nil)
    #expect(
      library.account("anna.codes")?.followers.first
        == UserSummary(username: "new.name", name: "New"))
  }

  @Test func `gives nobody the username of somebody else`() {
    var library = ProfileLibrary.own
    let draft = ProfileDraft(name: "New", username: "anna.codes", bio: "")
    #expect(library.update("user_id", to: draft) == nil)
    #expect(library.update("nobody", to: ProfileDraft(name: "N", username: "n", bio: "")) == nil)
    #expect(library == .own)
  }

  @Test func `publishes posts in front, each with an id of its own`() {
    var library = ProfileLibrary(
      Account(
        content: ProfileContent(
          profile: Profile(username: "me", name: "Me"),
          posts: PostCollection([Post(id: "new-1", caption: "Old")]))))
    let first = library.publish(caption: "A")
    let second = library.publish(caption: "B")
    #expect([first.id, second.id] == ["new-2", "new-3"])
    #expect(library.main.content.posts.map { $0.caption } == ["B", "A", "Old"])
    #expect(library.main.profile.postCount == 2)
    #expect(library.post("new-3")?.caption == "B")
  }

  @Test func `knows which posts are liked`() {
    var library = ProfileLibrary.huge
    #expect(library.post("p7")?.isLiked == false)
    library.setLiked(true, post: "p7")
    #expect(library.post("p7")?.isLiked == true)
    #expect(library.post("p8")?.isLiked == false)
    library.setLiked(false, post: "p7")
    #expect(library == .huge)
  }

  @Test func `tells the main account of its latest followers, and of a like`() {
    #expect(
      ProfileLibrary.own.notices.map { $0.news } == [
        .follow(by: "Anna Lindqvist"), .follow(by: "Mika Sato"), .like(by: "Lea Moreau"),
      ])
    #expect(ProfileLibrary.own.notices.map { $0.isUnread } == [true, true, false])
    #expect(ProfileLibrary.own.notices.last?.target == .post("p1"))
    #expect(ProfileLibrary.empty.notices.isEmpty)
  }
}
