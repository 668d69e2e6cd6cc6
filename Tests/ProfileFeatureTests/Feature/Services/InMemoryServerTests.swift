import ProfileFeature
import Signals
import Testing

@Suite struct InMemoryServerTests {
  private let clock = VirtualTimeScheduler()

  private func server(_ library: ProfileLibrary = .other) -> InMemoryServer<VirtualTimeScheduler> {
    InMemoryServer(library, scheduler: clock)
  }

  /// Everything that one request brings, in words.
  private final class Replies {
    private(set) var lines: [String] = []
    var subscription: AnyCancellable?

    init<Value>(
      _ publisher: AnyPublisher<Value, ServiceError>, _ describe: @escaping (Value) -> String
    ) {
      subscription = publisher.sink(
        with: self,
        receiveCompletion: { owner, completion in
          switch completion {
          case .finished: owner.lines.append("finished")
          case .failure(let error): owner.lines.append("\(error)")
          }
        },
        receiveValue: { owner, value in owner.lines.append(describe(value)) })
    }
  }

  @Test func `posts arrive one second after they were asked for`() {
    let server = server()
    let replies = Replies(server.services.posts.content("anna.codes")) { "\($0.posts.count)" }
    clock.advance(by: .milliseconds(999))
    #expect(replies.lines == [])
    #expect(server.pendingRequests == [.posts: 1])
    clock.advance(by: .milliseconds(1))
    #expect(replies.lines == ["16", "finished"])
    #expect(server.pendingRequests == [:])
    #expect(clock.scheduledCount == 0)
  }

  @Test func `a latency can be set`() {
    let server = server()
    server.latencies[.people] = .seconds(2)
    let replies = Replies(server.services.people.users(.followers, "anna.codes", 0)) {
      "\($0.users.count)"
    }
    clock.advance(by: .milliseconds(1_999))
    #expect(replies.lines == [])
    clock.advance(by: .milliseconds(1))
    #expect(replies.lines == ["3", "finished"])
  }

  @Test func `without a latency the answer comes inside the call`() {
    let server = server()
    server.latencies[.follow] = .zero
    let replies = Replies(server.services.follow.setFollowing(true, "anna.codes")) { "\($0)" }
    #expect(replies.lines == ["true", "finished"])
    #expect(server.library.main.profile.isFollowed)
    #expect(server.pendingRequests == [:])
  }

  @Test func `following changes what is loaded afterwards`() {
    let server = server()
    let follow = Replies(server.services.follow.setFollowing(true, "anna.codes")) { "\($0)" }
    let posts = Replies(server.services.posts.content("anna.codes")) {
      "\($0.profile.followerCount)"
    }
    clock.advance(by: .seconds(1))
    #expect(follow.lines == ["true", "finished"])
    #expect(posts.lines == ["10544", "finished"])
    #expect(server.services.directory.profile("anna.codes")?.isFollowed == true)
  }

  @Test func `a service fails as often as it is told to`() {
    let server = server()
    server.failures[.posts] = .times(2)
    var results: [[String]] = []
    for _ in 1...3 {
      let replies = Replies(server.services.posts.content("anna.codes")) { "\($0.posts.count)" }
      clock.advance(by: .seconds(1))
      results.append(replies.lines)
    }
    #expect(results == [["unavailable"], ["unavailable"], ["16", "finished"]])
  }

  @Test func `a service can fail always, and then no more`() {
    let server = server()
    server.failures[.follow] = .always
    let first = Replies(server.services.follow.setFollowing(true, "anna.codes")) { "\($0)" }
    clock.advance(by: .seconds(1))
    #expect(first.lines == ["unavailable"])
    #expect(!server.library.main.profile.isFollowed)
    server.failures[.follow] = nil
    let second = Replies(server.services.follow.setFollowing(true, "anna.codes")) { "\($0)" }
    clock.advance(by: .seconds(1))
    #expect(second.lines == ["true", "finished"])
  }

  @Test func `an unknown name is not found`() {
    let server = server()
    let posts = Replies(server.services.posts.content("nobody")) { _ in "" }
    let people = Replies(server.services.people.users(.following, "nobody", 0)) { _ in "" }
    let follow = Replies(server.services.follow.setFollowing(true, "nobody")) { _ in "" }
    clock.advance(by: .seconds(1))
    #expect(posts.lines == ["notFound"])
    #expect(people.lines == ["notFound"])
    #expect(follow.lines == ["notFound"])
    #expect(server.services.directory.profile("nobody") == nil)
    #expect(server.services.directory.post("p99") == nil)
  }

  @Test func `a request that is cancelled changes nothing and leaves nothing`() {
    let server = server()
    let replies = Replies(server.services.follow.setFollowing(true, "anna.codes")) { "\($0)" }
    #expect(clock.scheduledCount == 1)
    replies.subscription?.cancel()
    #expect(server.pendingRequests == [:])
    #expect(clock.scheduledCount == 0)
    clock.advance(by: .seconds(1))
    #expect(replies.lines == [])
    #expect(!server.library.main.profile.isFollowed)
  }

  @Test func `says which services are at work`() {
    let server = server()
    let posts = Replies(server.services.posts.content("anna.codes")) { _ in "" }
    let first = Replies(server.services.people.users(.followers, "anna.codes", 0)) { _ in "" }
    let second = Replies(server.services.people.users(.following, "anna.codes", 0)) { _ in "" }
    #expect(server.pendingRequests == [.posts: 1, .people: 2])
    #expect(server.requestCount == 3)
    clock.advance(by: .milliseconds(300))
    #expect(server.pendingRequests == [.posts: 1])
    withExtendedLifetime((posts, first, second)) {}
  }

  @Test func `each subscription is a request of its own`() {
    let server = server()
    let publisher = server.services.posts.content("anna.codes")
    #expect(server.pendingRequests == [:], "nobody has asked yet")
    let first = Replies(publisher) { "\($0.posts.count)" }
    let second = Replies(publisher) { "\($0.posts.count)" }
    #expect(server.pendingRequests == [.posts: 2])
    clock.advance(by: .seconds(1))
    #expect(first.lines == second.lines)
  }

  // MARK: What changes things

  @Test func `tells everybody of a saved profile before the one who asked`() {
    let server = server(.own)
    let services = server.services
    let order = Log(
      services.edit.updates.map { "\($0.previousUsername) is \($0.profile.username)" }
        .eraseToAnyPublisher())
    let draft = ProfileDraft(name: "N", username: "n", bio: "")
    let replies = Replies(services.edit.save(draft, "user_id")) { profile in
      "\(profile.username) after \(order.values)"
    }
    #expect(server.pendingRequests == [.edit: 1])
    clock.advance(by: .milliseconds(500))
    #expect(replies.lines == [#"n after ["user_id is n"]"#, "finished"])
    #expect(server.library.account("n") != nil)
  }

  @Test func `tells nobody of a profile that could not be saved`() {
    let server = server(.own)
    let updates = Log(server.services.edit.updates)
    let taken = Replies(
      server.services.edit.save(
        ProfileDraft(name: "N", username: "anna.codes", bio: ""), "user_id")
    ) { _ in "" }
    let unknown = Replies(
      server.services.edit.save(ProfileDraft(name: "N", username: "n", bio: ""), "nobody")
    ) { _ in
      ""
    }
    clock.advance(by: .milliseconds(500))
    server.failures[.edit] = .times(1)
    let failed = Replies(
      server.services.edit.save(ProfileDraft(name: "N", username: "n", bio: ""), "user_id")
    ) { _ in
      ""
    }
    clock.advance(by: .milliseconds(500))
    #expect(taken.lines == ["taken"])
    #expect(unknown.lines == ["notFound"])
    #expect(failed.lines == ["unavailable"])
    #expect(updates.values.isEmpty)
    #expect(server.library == .own)
  }

  @Test func `publishes for the main account, and tells everybody`() {
    let server = server(.own)
    let published = Log(
      server.services.upload.published.map { "\($0.post.id) of \($0.username)" }
        .eraseToAnyPublisher())
    let replies = Replies(server.services.upload.publish(CameraRollPhoto.samples[1], "Lake")) {
      "\($0.caption), \($0.picture ?? "")"
    }
    #expect(
      replies.lines == ["Lake, Two cups", "finished"], "it answers at once unless told otherwise")
    #expect(published.values == ["new-1 of user_id"])
  }

  @Test func `likes the posts that there are`() {
    let server = server(.own)
    let liked = Replies(server.services.like.setLiked(true, "p1")) { "\($0)" }
    let unknown = Replies(server.services.like.setLiked(true, "p99")) { "\($0)" }
    clock.advance(by: .milliseconds(500))
    #expect(liked.lines == ["true", "finished"])
    #expect(unknown.lines == ["notFound"])
    #expect(server.library.post("p1")?.isLiked == true)
  }

  @Test func `counts what is unread, and keeps the settings`() {
    let server = server(.own)
    let services = server.services
    #expect(Log(services.notices.unreadCount).values == [2])
    let settings = Log(services.settings.settings)
    var dark = AppSettings()
    dark.appearance = .dark
    services.settings.update(dark)
    #expect(settings.values == [AppSettings(), dark])
    #expect(Log(server.services.settings.settings).values == [dark])
  }
}
