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
      UserSummary(username: "tomas.k", name: "Tomas Kral", isFollowed: true),
      UserSummary(username: "user_id", name: "Onamae", isOwn: true),
    ]
    let state = ScreenState.userList(UserListViewModel.State(users: users))
    #expect(
      lines(state, bar) == [
        "nav.back button Back []",
        "nav.title heading Title [Title]",
        "list.row.0 cell Anna Lindqvist @anna.codes [Anna Lindqvist @anna.codes]",
        "list.follow.0 button Follow Anna Lindqvist [Follow]",
        "list.row.1 cell Tomas Kral @tomas.k [Tomas Kral @tomas.k]",
        "list.follow.1 button Following Tomas Kral [Following]",
        "list.row.2 cell Onamae @user_id [Onamae @user_id]",
      ])
    let elements = elements(state, bar)
    #expect(elements.element("list#tomas.k")?.id == "list.row.1")
    #expect(elements.element("list#nobody") == nil)
    #expect(elements.element("list.follow#tomas.k")?.isSelected == true)
    #expect(elements.element("list.follow.2") == nil)
    #expect(elements.count(ofPrefix: "list.row") == 3)
    #expect(elements.count(ofPrefix: "list.follow") == 2)
    #expect(elements.count(ofPrefix: "list") == 0)
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
        "post.like button Like []",
        "post.share button Share []",
      ])
  }

  @Test func `a post that is liked says so`() {
    let post = Post(id: "p1", caption: "Lake", isLiked: true)
    let state = ScreenState.post(PostViewModel.State(post: post))
    let like = elements(state, bar).element("post.like")
    #expect(like?.isSelected == true)
    #expect(like?.symbol == "heart.fill")
  }

  @Test func `settings show what was chosen`() {
    var settings = AppSettings()
    settings.textSize = .accessibility3
    let state = ScreenState.settings(SettingsViewModel.State(settings: settings))
    #expect(
      lines(state, bar) == [
        "nav.back button Back []", "nav.title heading Title [Title]",
        "settings.textsize button Text Size [Text Size AX3]",
        "settings.appearance button Appearance [Appearance light]",
        "settings.layout button Layout [Layout adaptive]",
        "settings.logout button Log Out [Log Out]",
      ])
  }

  private func form(
    _ draft: ProfileDraft, _ phase: EditProfileViewModel.State.Phase = .editing
  ) -> ScreenElements {
    let saved = ProfileDraft(name: "Anna", username: "anna.codes", bio: "")
    return elements(
      .editProfile(EditProfileViewModel.State(draft: draft, saved: saved, phase: phase)),
      NavigationBar(title: "Edit Profile", hasBackButton: false))
  }

  @Test func `edit profile shows what was typed, and whether it can be saved`() {
    var draft = ProfileDraft(name: "Anna", username: "anna.codes", bio: "")
    let before = form(draft)
    #expect(
      before.map { "\($0.id) \($0.role.rawValue) \($0.label) [\($0.text)]" } == [
        "edit.cancel button Cancel [Cancel]",
        "nav.title heading Edit Profile [Edit Profile]",
        "edit.save button Save [Save]",
        "edit.name textField Name [Anna]",
        "edit.username textField Username [anna.codes]",
        "edit.bio textField Bio []",
      ])
    #expect(before.element("edit.save")?.isEnabled == false)
    draft.bio = "Lakes."
    #expect(form(draft).element("edit.save")?.isEnabled == true)
    #expect(form(draft).element("edit.bio")?.value == "Lakes.")
    draft.username = "anna codes"
    #expect(form(draft).element("edit.save")?.isEnabled == false)
  }

  @Test func `edit profile shows that it is being saved, and that it failed`() {
    let draft = ProfileDraft(name: "Anna", username: "anna", bio: "")
    let saving = form(draft, .saving)
    #expect(saving.element("edit.save")?.value == "Saving")
    #expect(
      saving.filter { $0.isEnabled }.map { $0.id } == ["edit.cancel", "nav.title", "edit.spinner"])
    #expect(form(draft, .failed(.taken)).element("edit.message")?.text == "This username is taken.")
    #expect(
      form(draft, .failed(.unavailable)).element("edit.message")?.text
        == "Your changes could not be saved. Try again.")
    #expect(form(draft, .failed(.unavailable)).element("edit.save")?.isEnabled == true)
  }

  @Test func `sheets show what can be chosen`() {
    let bar = NavigationBar(title: nil, hasBackButton: false)
    #expect(
      lines(.newStory, bar) == [
        "story.cancel button Cancel [Cancel]", "story.post button Post [Post]",
      ])
    #expect(
      lines(.menu, bar) == [
        "menu.settings button Settings [Settings]", "menu.archive button Archive [Archive]",
        "menu.saved button Saved [Saved]",
      ])
    #expect(
      lines(.share(.post("p1")), .hidden) == [
        "share.items heading 1 post [1 post]", "share.close button Close [Close]",
      ])
    let photos = [Photo(id: "sea-2", title: "Sea 2"), Photo(id: "lake-1", title: "Lake 1")]
    #expect(
      lines(.share(.photos(photos)), .hidden) == [
        "share.items heading 2 photos [2 photos]", "share.item.0 staticText Sea 2 [Sea 2]",
        "share.item.1 staticText Lake 1 [Lake 1]", "share.close button Close [Close]",
      ])
  }

  @Test func `alerts show the question and its answers`() {
    #expect(
      lines(.alert(.discard), .hidden) == [
        "alert.message heading Discard your changes? [Discard your changes?]",
        "alert.discard button Discard [Discard]", "alert.keep button Keep Editing [Keep Editing]",
      ])
    #expect(
      lines(.alert(.logout), .hidden) == [
        "alert.message heading Log out? [Log out?]", "alert.logout button Log Out [Log Out]",
        "alert.cancel button Cancel [Cancel]",
      ])
  }

  @Test func `what is empty says so`() {
    #expect(lines(.shelf, bar).last == "shelf.empty staticText Nothing here yet [Nothing here yet]")
  }

  @Test func `the back button says where it leads`() {
    let bar = NavigationBar(title: "Settings", hasBackButton: true, backTitle: "Post")
    #expect(elements(.shelf, bar).element("nav.back")?.value == "Post")
  }

  @Test func `the tab bar shows what is selected and what is unread`() {
    func tabs(_ state: TabBarViewModel.State) -> [Element] {
      TabBarLayout.elements(for: state, in: ScreenLayout(traits: .phone))
    }
    let elements = tabs(TabBarViewModel.State(selected: .profile, unreadCount: 2))
    #expect(
      elements.map { "\($0.id) \($0.symbol ?? "") \($0.isSelected) [\($0.text)]" } == [
        "tab.feed house false []", "tab.search magnifyingglass false []",
        "tab.upload plus.app false []", "tab.notifications heart false [2]",
        "tab.profile person true []",
      ])
    #expect(elements[3].value == "2 unread")
    let shown = tabs(TabBarViewModel.State(selected: .notifications))[3]
    #expect(shown.symbol == "heart.fill")
    #expect(shown.text == "")
    #expect(shown.value == nil)
  }
}
