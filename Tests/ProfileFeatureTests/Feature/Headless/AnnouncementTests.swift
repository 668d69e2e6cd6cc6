import Testing

@testable import ProfileFeature

/// What is to be said of a change of state, before anyone says it.
@Suite struct AnnouncementTests {
  private func profile(_ change: (inout ProfileViewModel.State) -> Void = { _ in }) -> ScreenState {
    var state = ProfileViewModel.State(.other)
    change(&state)
    return .profile(state)
  }

  @Test func `following and no longer following are said with the name`() {
    let followed = profile { $0.header.profile.isFollowed = true }
    #expect(
      Announcement.between(profile(), followed)
        == [.phrase(.followingPerson, name: "Anna Lindqvist")])
    #expect(
      Announcement.between(followed, profile())
        == [.phrase(.noLongerFollowing, name: "Anna Lindqvist")])
  }

  @Test func `the beginning and the end of a refresh are said`() {
    let refreshing = profile { $0.isRefreshing = true }
    #expect(Announcement.between(profile(), refreshing) == [.word(.refreshing)])
    #expect(Announcement.between(refreshing, profile()) == [.word(.refreshEnded)])
  }

  @Test func `a row that is followed is said, a page that is added is not`() {
    let users = ["a", "b", "c"].map { UserSummary(username: $0, name: $0.uppercased()) }
    var followed = users
    followed[1].isFollowed = true
    func list(_ users: [UserSummary]) -> ScreenState {
      .userList(UserListViewModel.State(users: users))
    }
    #expect(
      Announcement.between(list(users), list(followed)) == [.phrase(.followingPerson, name: "B")])
    #expect(Announcement.between(list([users[0]]), list(users)).isEmpty)
    #expect(Announcement.between(list(users), list(Array(followed.dropFirst()))).isEmpty)
  }

  @Test func `a failure is said, and progress is not`() {
    func form(_ phase: EditProfileViewModel.State.Phase) -> ScreenState {
      .editProfile(EditProfileViewModel.State(name: "a", username: "a", phase: phase))
    }
    #expect(Announcement.between(form(.editing), form(.saving)).isEmpty)
    #expect(
      Announcement.between(form(.saving), form(.failed(.taken))) == [.word(.usernameIsTaken)])
    #expect(
      Announcement.between(form(.saving), form(.failed(.unavailable))) == [.word(.couldNotSave)])
    #expect(Announcement.between(form(.failed(.taken)), form(.editing)).isEmpty)
    #expect(
      Announcement.between(
        .newPost(NewPostViewModel.State()), .newPost(NewPostViewModel.State(hasFailed: true)))
        == [.word(.couldNotPost)])
  }

  @Test func `how many photos were found is said, once for each search, and that none could be`() {
    var none = PhotoSearchViewModel.State(query: "lake")
    var found = none
    found.sections = [PhotoSection(id: "s1", query: "lake", photos: .named("lake", 2))]
    var more = found
    more.sections.insert(PhotoSection(id: "s2", query: "sea", photos: []), at: 0)
    func said(_ old: PhotoSearchViewModel.State, _ new: PhotoSearchViewModel.State) -> [String] {
      Announcement.between(.photoSearch(old), .photoSearch(new)).map { $0.text(in: .english) }
    }
    #expect(said(none, found) == ["2 photos found"])
    #expect(said(found, more) == ["0 photos found"])
    found.large = .init("lake-1")
    #expect(said(more, found) == [], "what was found before is there again")
    #expect(said(found, none) == [])
    none.hasFailed = true
    #expect(said(found, none) == ["The search did not work. Try again."])
    #expect(said(none, none) == [])
  }

  @Test func `a state that stays, and another screen's, say nothing`() {
    let states: [ScreenState] = [
      profile(), .userList(UserListViewModel.State(users: [])), .showcase, .menu,
      .alert(.discard), .newPost(NewPostViewModel.State()),
      .editProfile(EditProfileViewModel.State(name: "a", username: "a")),
    ]
    for old in states {
      for new in states { #expect(Announcement.between(old, new).isEmpty) }
    }
  }

  @Test func `is worded in any language`() {
    let followed = Announcement.phrase(.followingPerson, name: "Anna")
    #expect(followed.text(in: .english) == "Following Anna")
    #expect(followed.text(in: .pseudo) == Words.pseudo[.followingPerson, name: "Anna"])
    #expect(Announcement.counted(.followers, 3).text(in: .czech) == "3 sledující osoby")
    #expect(Announcement.word(.couldNotSave).text(in: .english) == Words.english[.couldNotSave])
  }

  @Test func `every screen has a name to be said`() {
    let destinations: [Destination] =
      [
        Route.showcase, .search(query: ""), .newPost, .notifications, .profile(username: "a"),
        .followers(of: "a"), .following(of: "a"), .post(id: "p"), .settings, .archive, .saved,
      ].map { .route($0) }
      + [
        Modal.editProfile, .newStory, .menu, .discard(then: nil), .logout, .share(.post("p")),
      ].map { .modal($0) }
    for destination in destinations {
      #expect(!Announcement.screen(destination).text(in: .english).isEmpty)
    }
    #expect(
      Announcement.screen(.modal(.logout)).text(in: .english) == Words.english[.logOutQuestion])
    #expect(Announcement.screen(.route(.followers(of: "a"))).text(in: .czech) == "Sledující")
  }
}
