import Signals
import Testing

@testable import ProfileFeature

@Suite struct ProfileViewModelTests {
  private let manual = ManualServices()
  private let library = ProfileLibrary.own

  private func loadedProfile() -> ProfileViewModel {
    let profile = ProfileViewModel(
      profile: library.main.profile, services: manual.services(for: library), census: Census())
    profile.screenLoaded()
    return profile
  }

  private var content: ProfileContent { library.main.content }

  /// The content of a later moment, with other posts under an equal header.
  private var newContent: ProfileContent {
    ProfileContent(
      profile: library.main.profile, posts: PostCollection(count: 3, idPrefix: "new"),
      tagged: PostCollection(count: 1, idPrefix: "tag"))
  }

  // MARK: Outputs

  @Test func `sends the events of screen and header in the order in which they happened`() {
    let profile = loadedProfile()
    let outputs = Log(profile.outputs)
    profile.settingsButtonTapped()
    profile.header.followersTapped()
    profile.filterTapped(.tagged)
    profile.postTapped("p7")
    profile.header.storyButtonTapped()
    profile.refreshPulled()
    profile.menuButtonTapped()
    #expect(
      outputs.values.map { $0.description } == [
        "settingsButtonDidTap", "followersButtonDidTap", "filterDidSelect(1)",
        "postDidSelect(p7)", "storyButtonDidTap", "refreshDidPull", "menuButtonDidTap",
      ])
  }

  @Test func `sends one event for one tap, however often the header appears`() {
    let profile = loadedProfile()
    let outputs = Log(profile.outputs)
    for _ in 1...5 { profile.headerAppeared() }
    #expect(outputs.values.isEmpty, "appearing looks like a tap")
    profile.header.followButtonTapped()
    #expect(outputs.values == [.header(.followButtonDidTap)])
    profile.headerAppeared()
    profile.header.editButtonTapped()
    #expect(outputs.values == [.header(.followButtonDidTap), .header(.editButtonDidTap)])
  }

  @Test func `hears the header again when it appears from inside its own event`() {
    let profile = loadedProfile()
    let outputs = Log(profile.outputs)
    let subscription = profile.outputs.sink { [unowned profile] _ in profile.headerAppeared() }
    profile.header.followersTapped()
    profile.header.followingTapped()
    subscription.cancel()
    #expect(
      outputs.values == [.header(.followersButtonDidTap), .header(.followingButtonDidTap)])
  }

  @Test func `finishes an event before one that its handling sends`() {
    let profile = loadedProfile()
    var order: [String] = []
    let first = profile.outputs.sink { [unowned profile] output in
      order.append("first \(output)")
      if output == .settingsButtonDidTap {
        profile.filterTapped(.tagged)
        profile.header.followersTapped()
      }
    }
    let second = profile.outputs.sink { order.append("second \($0)") }
    profile.settingsButtonTapped()
    first.cancel()
    second.cancel()
    #expect(
      order == [
        "first settingsButtonDidTap", "second settingsButtonDidTap",
        "first filterDidSelect(1)", "second filterDidSelect(1)",
        "first followersButtonDidTap", "second followersButtonDidTap",
      ])
  }

  // MARK: Posts

  @Test func `has no posts until they have been loaded`() {
    let profile = loadedProfile()
    #expect(manual.posts.queries == ["user_id"])
    #expect(profile.currentState.posts.isEmpty)
    manual.posts.succeed(0, content)
    #expect(profile.currentState.posts.map { $0.id } == (1...12).map { "p\($0)" })
  }

  @Test func `stays empty when loading fails, and loads at the next pull`() {
    let profile = loadedProfile()
    manual.posts.fail(0)
    #expect(profile.currentState.posts.isEmpty)
    #expect(!profile.currentState.isRefreshing)
    profile.refreshPulled()
    manual.posts.succeed(1, content)
    #expect(profile.currentState.posts.count == 12)
  }

  @Test func `gives posts as a current value to whoever asks late`() {
    let profile = loadedProfile()
    manual.posts.succeed(0, content)
    #expect(Log(profile.state).values.map { $0.posts.count } == [12])
  }

  @Test func `delivers states that are current when they arrive`() {
    let profile = loadedProfile()
    var pairs: [(ProfileViewModel.State, ProfileViewModel.State)] = []
    let subscription = profile.state.sink { [unowned profile] state in
      pairs.append((state, profile.currentState))
    }
    manual.posts.succeed(0, content)
    profile.filterTapped(.tagged)
    profile.refreshPulled()
    subscription.cancel()
    #expect(pairs.count == 4)
    for (delivered, current) in pairs { #expect(delivered == current) }
  }

  // MARK: Filter

  @Test func `shows the first option until another is chosen`() {
    let profile = loadedProfile()
    manual.posts.succeed(0, content)
    #expect(profile.currentState.filter == .posts)
    #expect(profile.currentState.shownPosts.first?.id == "p1")
    profile.filterTapped(.tagged)
    #expect(profile.currentState.filter == .tagged)
    #expect(profile.currentState.shownPosts.first?.id == "pt1")
  }

  @Test func `sends an event for the option that is chosen already, and shows nothing new`() {
    let profile = loadedProfile()
    let outputs = Log(profile.outputs)
    let states = Log(profile.state)
    profile.filterTapped(.posts)
    #expect(outputs.values == [.filterDidSelect(.posts)])
    #expect(states.values.count == 1)
  }

  @Test func `keeps the filter over a refresh`() {
    let profile = loadedProfile()
    manual.posts.succeed(0, content)
    profile.filterTapped(.tagged)
    profile.refreshPulled()
    manual.posts.succeed(1, newContent)
    #expect(profile.currentState.filter == .tagged)
    #expect(profile.currentState.shownPosts.map { $0.id } == ["tag1"])
  }

  // MARK: Refresh

  @Test func `a refresh begins, loads and ends`() {
    let profile = loadedProfile()
    manual.posts.succeed(0, content)
    profile.refreshPulled()
    #expect(profile.currentState.isRefreshing)
    #expect(profile.currentState.posts.count == 12, "what was loaded stays until then")
    manual.posts.succeed(1, newContent)
    #expect(!profile.currentState.isRefreshing)
    #expect(profile.currentState.posts.map { $0.id } == ["new1", "new2", "new3"])
  }

  @Test func `a refresh that fails ends too, and keeps the posts`() {
    let profile = loadedProfile()
    manual.posts.succeed(0, content)
    profile.refreshPulled()
    manual.posts.fail(1)
    #expect(!profile.currentState.isRefreshing)
    #expect(profile.currentState.posts.count == 12)
  }

  @Test func `a refresh that ends without an answer ends too`() {
    let profile = loadedProfile()
    profile.refreshPulled()
    manual.posts.finish(1)
    #expect(!profile.currentState.isRefreshing)
  }

  @Test func `a second pull meanwhile does nothing`() {
    let profile = loadedProfile()
    manual.posts.succeed(0, content)
    let outputs = Log(profile.outputs)
    profile.refreshPulled()
    profile.refreshPulled()
    #expect(outputs.values == [.refreshDidPull])
    #expect(manual.posts.queries.count == 2)
    manual.posts.succeed(1, content)
    profile.refreshPulled()
    #expect(manual.posts.queries.count == 3)
  }

  @Test func `a pull while the first load runs replaces it`() {
    let profile = loadedProfile()
    profile.refreshPulled()
    manual.posts.succeed(1, newContent)
    manual.posts.succeed(0, content)
    #expect(profile.currentState.posts.count == 3, "an older reply overrode a newer one")
    #expect(!profile.currentState.isRefreshing)
  }

  @Test func `a refresh in between does not undo a tap on follow`() {
    let library = ProfileLibrary.other
    let profile = ProfileViewModel(
      profile: library.main.profile, services: manual.services(for: library), census: Census())
    profile.screenLoaded()
    profile.header.followButtonTapped()
    manual.follow.succeed(0, true)
    manual.posts.succeed(0, library.main.content)
    #expect(profile.currentState.header.profile.isFollowed)
    #expect(profile.currentState.header.profile.followerCount == 10_544)
    profile.refreshPulled()
    manual.posts.succeed(1, library.main.content)
    #expect(!profile.currentState.header.profile.isFollowed, "asked later, so it counts")
  }

  // MARK: Lifetime

  @Test func `is freed with its work under way`() {
    weak var weakProfile: ProfileViewModel?
    do {
      let profile = loadedProfile()
      profile.header.followButtonTapped()
      weakProfile = profile
    }
    #expect(weakProfile == nil)
    manual.posts.succeed(0, content)
    manual.follow.succeed(0, true)
  }
}
