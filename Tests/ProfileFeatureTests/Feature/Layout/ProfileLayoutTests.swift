import Testing

@testable import ProfileFeature

@Suite struct ProfileLayoutTests {
  private let bar = NavigationBar(title: "user_id", hasBackButton: false)

  private func state(
    _ library: ProfileLibrary, isLoaded: Bool = true, filter: PostFilter = .posts
  ) -> ProfileViewModel.State {
    ProfileViewModel.State(library, isLoaded: isLoaded, filter: filter)
  }

  private func elements(
    _ state: ProfileViewModel.State, preset: LayoutPreset = .adaptive
  ) -> ScreenElements {
    ScreenLayout(traits: .phone.with { $0.layoutPreset = preset })
      .elements(for: .profile(state), bar: bar)
  }

  @Test func `shows one's own profile in reading order`() {
    #expect(
      elements(state(.own, isLoaded: false)).map { $0.id } == [
        "nav.title", "nav.settings", "nav.menu", "header.avatar", "header.name",
        "header.username", "header.bio", "header.posts", "header.followers", "header.following",
        "header.edit", "header.story", "filter.posts", "filter.tagged", "profile.grid",
      ])
  }

  @Test func `has neither username nor story where the design has no room for them`() {
    #expect(
      elements(state(.own, isLoaded: false), preset: .classic).map { $0.id } == [
        "nav.title", "nav.settings", "nav.menu", "header.avatar", "header.name", "header.bio",
        "header.posts", "header.following", "header.followers", "header.edit", "header.story",
        "filter.posts", "filter.tagged", "profile.grid",
      ])
    #expect(
      elements(state(.own, isLoaded: false), preset: .compact).map { $0.id } == [
        "nav.title", "nav.settings", "nav.menu", "header.avatar", "header.name", "header.bio",
        "header.posts", "header.followers", "header.following", "header.edit", "filter.posts",
        "filter.tagged", "profile.grid",
      ])
  }

  @Test func `shows posts after everything else`() {
    let all = elements(state(.own))
    #expect(all.suffix(12).map { $0.id } == (0..<12).map { "post.\($0)" })
    #expect(all.suffix(12).map { $0.alternateID } == (1...12).map { "post#p\($0)" })
    #expect(all.last?.role == .cell)
    #expect(all.last?.label == "Last leaves")
  }

  @Test func `shows a back button where there is a way back`() {
    let bar = NavigationBar(title: "anna.codes", hasBackButton: true)
    let first = ScreenLayout(traits: .phone).elements(for: .profile(state(.other)), bar: bar)
      .prefix(2)
    #expect(first.map { $0.id } == ["nav.back", "nav.title"])
    #expect(first.map { $0.label } == ["Back", "anna.codes"])
  }

  @Test func `offers to edit one's own profile and to follow another`() {
    let own = elements(state(.own))
    #expect(own.element("header.edit")?.text == "Edit Profile")
    #expect(own.element("header.follow") == nil)
    let other = elements(state(.other))
    #expect(other.element("header.edit") == nil)
    let follow = other.element("header.follow")
    #expect(follow?.text == "Follow")
    #expect(follow?.symbol == "plus")
    #expect(follow?.isSelected == false)
  }

  @Test func `says that a profile is followed`() {
    var followed = state(.other)
    followed.header.profile.isFollowed = true
    let follow = elements(followed).element("header.follow")
    #expect(follow?.text == "Following")
    #expect(follow?.label == "Following")
    #expect(follow?.symbol == nil)
    #expect(follow?.isSelected == true)
  }

  @Test(arguments: [
    (0, "0 Followers", "0 followers"), (1, "1 Followers", "1 follower"),
    (1_234, "1,234 Followers", "1,234 followers"),
    (10_543, "10.5K Followers", "10,543 followers"),
    (1_234_567, "1.2M Followers", "1,234,567 followers"),
  ])
  func `writes a count in short and says it in full`(count: Int, text: String, label: String) {
    var counted = state(.other)
    counted.header.profile.followerCount = count
    let element = elements(counted).element("header.followers")
    #expect(element?.text == text)
    #expect(element?.label == label)
    #expect(element?.role == .button)
  }

  @Test func `says posts and people followed`() {
    let own = elements(state(.own))
    #expect(own.element("header.posts")?.label == "12 posts")
    #expect(own.element("header.following")?.label == "320 following")
    #expect(own.element("header.following")?.text == "320 Following")
  }

  @Test func `shows who it is`() {
    let other = elements(state(.other))
    #expect(other.element("header.name")?.role == .heading)
    #expect(other.element("header.name")?.text == "Anna Lindqvist")
    #expect(other.element("header.username")?.text == "@anna.codes")
    #expect(other.element("header.bio")?.text == ProfileLibrary.other.main.profile.bio)
    #expect(elements(state(.empty)).element("header.bio") == nil, "an empty bio is not there")
  }

  @Test func `hides the avatar from assistive technology, and nothing else`() {
    let hidden = elements(state(.own)).filter { $0.isHidden }
    #expect(hidden.map { $0.id } == ["header.avatar"])
    #expect(hidden.first?.symbol == "person.crop.circle.fill")
    var pictured = state(.own)
    pictured.header.profile.avatar = "anna"
    #expect(elements(pictured).element("header.avatar")?.symbol == "anna")
  }

  @Test(arguments: PostFilter.allCases)
  func `selects exactly one filter and shows what it chooses`(filter: PostFilter) {
    let filtered = elements(state(.own, filter: filter))
    let tabs = filtered.filter { $0.role == .tab }
    #expect(tabs.map { $0.isSelected } == PostFilter.allCases.map { $0 == filter })
    #expect(filtered.count(ofPrefix: "post") == (filter == .posts ? 12 : 3))
    #expect(
      filtered.element("post.0")?.alternateID == (filter == .posts ? "post#p1" : "post#pt1"))
  }

  @Test func `finds a post by place and by identity`() {
    let own = elements(state(.own))
    #expect(own.element("post#p7") == own.element("post.6"))
    #expect(own.element("post.12") == nil)
    #expect(own.element("post#p13") == nil)
    #expect(own.element("post.06") == nil)
    #expect(own.element("post.-1") == nil)
    #expect(own.element("post#") == nil)
    #expect(own.element("post") == nil)
  }

  @Test func `equal states have equal elements`() {
    #expect(Array(elements(state(.other))) == Array(elements(state(.other))))
  }

  @Test func `makes a cell of a huge profile without making the others`() {
    let huge = elements(state(.huge))
    #expect(huge.count(ofPrefix: "post") == 100_000)
    #expect(huge.element("post#p77777")?.id == "post.77776")
    #expect(huge[huge.count - 1].alternateID == "post#p100000")
  }

  @Test(arguments: LayoutPreset.allCases)
  func `a hundred thousand posts ask for no more text to be measured than ten`(
    preset: LayoutPreset
  ) {
    func count(posts: Int) -> Int {
      let measurer = CountingMeasurer()
      var state = state(.own)
      state.posts = PostCollection(count: posts, idPrefix: "p")
      let elements = ScreenLayout(
        traits: .phone.with { $0.layoutPreset = preset }, measurer: measurer
      ).elements(for: .profile(state), bar: bar)
      #expect(elements.visible.count < 40)
      #expect(elements.element("post.\(posts - 1)") != nil)
      return measurer.count
    }
    #expect(count(posts: 100_000) == count(posts: 10))
  }
}
