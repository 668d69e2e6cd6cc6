import Testing

@testable import ProfileFeature

@Suite struct ScreenLayoutTests {
  private let bar = NavigationBar(title: "Title", hasBackButton: true)

  private func elements(
    _ state: ScreenState, _ bar: NavigationBar, traits: Traits = .phone
  ) -> ScreenElements {
    ScreenLayout(traits: traits).elements(for: state, bar: bar)
  }

  private func lines(_ state: ScreenState, _ bar: NavigationBar) -> [String] {
    elements(state, bar).map { "\($0.id) \($0.role.rawValue) \($0.label) [\($0.text)]" }
  }

  @Test func `a list shows its people`() {
    let users = [
      UserSummary(username: "anna.codes", name: "Anna Lindqvist"),
      UserSummary(username: "tomas.k", name: "Tomas Kral"),
    ]
    let state = ScreenState.userList(UserListViewModel.State(users: users))
    #expect(
      lines(state, bar) == [
        "nav.back button Back []",
        "nav.title heading Title [Title]",
        "list.row.0 cell Anna Lindqvist @anna.codes [Anna Lindqvist @anna.codes]",
        "list.row.1 cell Tomas Kral @tomas.k [Tomas Kral @tomas.k]",
      ])
    let elements = elements(state, bar)
    #expect(elements.element("list#tomas.k")?.id == "list.row.1")
    #expect(elements.element("list#nobody") == nil)
    #expect(elements.count(ofPrefix: "list.row") == 2)
    #expect(elements.count(ofPrefix: "post") == 0)
  }

  @Test func `a post shows picture and caption`() {
    let state = ScreenState.post(PostViewModel.State(post: Post(id: "p1", caption: "Lake")))
    #expect(
      lines(state, bar) == [
        "nav.back button Back []",
        "nav.title heading Title [Title]",
        "post.image image Picture []",
        "post.caption staticText Lake [Lake]",
      ])
  }

  @Test func `settings have their bar`() {
    #expect(
      lines(.settings, bar) == ["nav.back button Back []", "nav.title heading Title [Title]"])
  }

  @Test func `edit profile shows what the profile has`() {
    let state = EditProfileViewModel.State(name: "Anna", username: "anna.codes", bio: "")
    let bar = NavigationBar(title: "Edit Profile", hasBackButton: false)
    #expect(
      lines(.editProfile(state), bar) == [
        "edit.cancel button Cancel [Cancel]",
        "nav.title heading Edit Profile [Edit Profile]",
        "edit.name textField Name [Anna]",
        "edit.username textField Username [anna.codes]",
        "edit.bio textField Bio []",
      ])
    let fields = elements(.editProfile(state), bar).filter { $0.role == .textField }
    #expect(fields.map { $0.value } == ["Anna", "anna.codes", ""])
    #expect(fields.allSatisfy { !$0.isEnabled })
  }

  @Test func `sheets show what can be chosen`() {
    let bar = NavigationBar(title: nil, hasBackButton: false)
    #expect(
      lines(.newStory, bar) == [
        "story.cancel button Cancel [Cancel]", "story.post button Post [Post]",
      ])
    #expect(lines(.menu, bar) == ["menu.settings button Settings [Settings]"])
  }
}
