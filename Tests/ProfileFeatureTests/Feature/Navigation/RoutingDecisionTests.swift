import ProfileFeature
import Testing

/// What each event means in each navigation state that matters to it.
@Suite struct RoutingDecisionTests {
  /// A navigation state with a name that a failing test can say.
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let navigation: NavigationState

    init(_ name: String, _ stack: [Route], _ presentations: Presentation...) {
      testDescription = name
      navigation = NavigationState(stack: stack, presentations: presentations)
    }

    init(_ place: Place, then change: RouteChange) {
      testDescription = "\(place.testDescription), \(change)"
      // A place that cannot be reached is the same place, which the table of events would show.
      navigation = (try? place.navigation.applying(change)) ?? place.navigation
    }
  }

  static let me = "user_id"
  static let anna = "anna.codes"
  static let home = Place("home", [.profile(username: me)])
  static let followers = Place("followers", [.profile(username: me), .followers(of: me)])
  static let friend = Place(
    "a friend", [.profile(username: me), .followers(of: me), .profile(username: anna)])
  static let edit = Place("edit", [.profile(username: me)], Presentation(.editProfile))
  static let story = Place("story", [.profile(username: me)], Presentation(.newStory))
  static let menu = Place("menu", [.profile(username: me)], Presentation(.menu))
  static let storyOnMenu = Place(
    "story on menu", [.profile(username: me)], Presentation(.menu), Presentation(.newStory))
  static let settingsInEdit = Place(
    "settings pushed in edit", [.profile(username: me)],
    Presentation(.editProfile, pushed: [.settings]))
  static let post = Place("a post", [.profile(username: me), .post(id: "p7")])
  static let settings = Place("settings", [.profile(username: me), .settings])
  static let share = Place(post, then: .present(.share(.post("p7"))))
  static let sharePhotos = Place(search, then: .present(.share(.photos([lake, sea]))))
  static let logout = Place(settings, then: .present(.logout))
  static let discard = Place(edit, then: .present(.discard(then: nil)))
  static let discardForLink = Place(edit, then: .present(.discard(then: .tab(.feed))))
  static let feed = Place(home, then: .selectTab(.feed))
  static let search = Place(home, then: .selectTab(.search))
  static let upload = Place(home, then: .selectTab(.upload))
  static let uploadOverSettings = Place(settings, then: .selectTab(.upload))
  static let notifications = Place(home, then: .selectTab(.notifications))
  static let settingsInFeed = Place(feed, then: .push(.settings))
  static let postInNotifications = Place(notifications, then: .push(.post(id: "p7")))
  static let menuInFeed = Place(feed, then: .present(.menu))
  static let places = [
    home, followers, friend, edit, story, menu, storyOnMenu, settingsInEdit, post, settings, share,
    logout, discard, discardForLink, feed, search, upload, uploadOverSettings, notifications,
    settingsInFeed, postInNotifications, menuInFeed, sharePhotos,
  ]

  static let lake = Photo(id: "lake", title: "Lake")
  static let sea = Photo(id: "sea", title: "Sea")

  static let saved = ProfileUpdate(
    previousUsername: me, profile: Profile(username: me, name: "New Name"))
  static let renamed = ProfileUpdate(
    previousUsername: me, profile: Profile(username: "new.name", name: "New Name"))
  static let follower = Notice(id: "n1", news: .follow(by: ""), target: .profile(username: anna))
  static let liked = Notice(id: "n2", news: .like(by: ""), target: .post("p7"))

  /// Every event of every screen.
  static let outputs: [ScreenOutput] =
    [.backButtonDidTap, .grabberDidTap]
    + ProfileHeaderViewModel.Output.allCases.map { .profile(.header($0), of: me) }
    + PostFilter.allCases.map { .profile(.filterDidSelect($0), of: me) }
    + [
      .profile(.postDidSelect("p7"), of: me), .profile(.refreshDidPull, of: me),
      .profile(.settingsButtonDidTap, of: me), .profile(.menuButtonDidTap, of: me),
      .userList(.userDidSelect(anna)), .userList(.listFollowButtonDidTap(anna)),
      .userList(.listEndDidAppear), .post(.likeButtonDidTap), .post(.postShareButtonDidTap("p7")),
      .editProfile(.editSaveButtonDidTap), .editProfile(.editCancelButtonDidTap),
      .showcase(.linkDidTap(.telegram)), .showcase(.linkDidTap(.linkedin)),
      .newPost(.uploadPhotoDidSelect("r1")), .newPost(.captionDidChange),
      .newPost(.uploadPostButtonDidTap),
      .notifications(.notificationDidSelect(follower)),
      .notifications(.notificationDidSelect(liked)), .share(.shareCloseButtonDidTap(.post("p7"))),
      .share(.shareCloseButtonDidTap(.photos([lake, sea]))), .photoSearch(.queryDidChange),
      .photoSearch(.searchDidSubmit), .photoSearch(.photoDidSelect("lake")),
      .photoSearch(.shareButtonDidTap([])), .photoSearch(.shareDidCancel),
    ]
    + ProfileDraft.Field.allCases.map { .editProfile(.editFieldDidChange($0)) }
    + SettingsViewModel.Output.allCases.map { .settings($0) }
    + AlertViewModel.Output.allCases.map { .alert($0) }
    + Tab.allCases.flatMap { [.tabBar(.tabDidSelect($0)), .tabBar(.tabDidReselect($0))] }
    + reports
    + NewStoryViewModel.Output.allCases.map { .newStory($0) }
    + MenuViewModel.Output.allCases.map { .menu($0) }

  /// The events that no tap leads to.
  static let reports: [ScreenOutput] = [
    .newPost(.postDidPublish("new-1")), .editProfile(.profileDidSave(saved)),
  ]

  private func decide(
    _ output: ScreenOutput, _ place: Place, isCovered: Bool = false, isTransitioning: Bool = false,
    itemCount: Int = 12, hasUnsavedChanges: Bool = false
  ) -> RoutingDecision {
    RoutingDecision(
      output,
      in: RoutingContext(
        navigation: place.navigation, isCovered: isCovered, isTransitioning: isTransitioning,
        itemCount: itemCount, hasUnsavedChanges: hasUnsavedChanges))
  }

  /// The decision in the words of a transcript.
  private func words(_ decision: RoutingDecision) -> [String] {
    switch decision {
    case .changes(let changes): changes.map { $0.description }
    case .follow(let link): ["follow \(link)"]
    case .ignored(let reason): ["ignored(\(reason.rawValue))"]
    }
  }

  @Test(arguments: [
    ("postButtonDidTap", ["scroll section 1 item 0 top animated"]),
    ("followersButtonDidTap", [#"push followers title "Followers""#]),
    ("followingButtonDidTap", [#"push following title "Following""#]),
    ("editButtonDidTap", [#"present edit fullscreen title "Edit Profile""#]),
    ("followButtonDidTap", []),
    ("storyButtonDidTap", ["present story sheet"]),
    ("filterDidSelect(0)", []),
    ("filterDidSelect(1)", []),
    ("postDidSelect(p7)", [#"push post p7 title "Post""#]),
    ("refreshDidPull", []),
    ("settingsButtonDidTap", [#"push settings title "Settings""#]),
    ("menuButtonDidTap", ["present menu sheet"]),
  ])
  func `a profile on top leads to`(event: String, changes: [String]) throws {
    let output = try #require(Self.outputs.first { $0.description == event })
    #expect(words(decide(output, Self.home)) == changes)
    #expect(words(decide(output, Self.friend)) == changes)
  }

  @Test(arguments: [
    ("userDidSelect(anna.codes)", followers, [#"push profile anna.codes title "anna.codes""#]),
    ("editCancelButtonDidTap", edit, ["dismiss edit"]),
    ("grabberDidTap", story, ["dismiss story"]), ("grabberDidTap", menu, ["dismiss menu"]),
    ("grabberDidTap", storyOnMenu, ["dismiss story"]), ("grabberDidTap", share, ["dismiss share"]),
    ("grabberDidTap", home, ["ignored(nothingPresented)"]),
    ("uploadPhotoDidSelect(r1)", upload, []),
    ("storyCancelButtonDidTap", story, ["dismiss story"]),
    ("storyPostButtonDidTap", story, ["dismiss story"]),
    ("storyPostButtonDidTap", storyOnMenu, ["dismiss story"]),
    ("settingsDidSelect", menu, ["dismiss menu", #"push settings title "Settings""#]),
    ("backButtonDidTap", home, ["ignored(atRoot)"]),
    ("backButtonDidTap", followers, ["pop"]),
    ("backButtonDidTap", friend, ["pop"]),
    ("backButtonDidTap", edit, ["ignored(atRoot)"]),
    ("backButtonDidTap", menu, ["ignored(atRoot)"]),
    ("backButtonDidTap", settingsInEdit, ["pop"]),
    ("backButtonDidTap", feed, ["ignored(atRoot)"]),
    ("backButtonDidTap", settingsInFeed, ["pop"]),
    ("backButtonDidTap", logout, ["ignored(atRoot)"]),
    ("archiveDidSelect", menu, ["dismiss menu", #"push archive title "Archive""#]),
    ("savedDidSelect", menuInFeed, ["dismiss menu", #"push saved title "Saved""#]),
    ("linkDidTap(telegram)", feed, ["open link telegram"]),
    ("linkDidTap(linkedin)", feed, ["open link linkedin"]),
    ("captionDidChange", upload, []),
    ("uploadPostButtonDidTap", upload, []),
    ("postDidPublish(new-1)", upload, ["select tab profile"]),
    ("postDidPublish(new-1)", uploadOverSettings, ["select tab profile", "pop to root"]),
    ("notificationDidSelect(n1)", notifications, [#"push profile anna.codes title "anna.codes""#]),
    ("notificationDidSelect(n2)", notifications, [#"push post p7 title "Post""#]),
    ("listFollowButtonDidTap(anna.codes)", followers, []),
    ("listEndDidAppear", followers, []),
    ("likeButtonDidTap", post, []),
    ("postShareButtonDidTap(p7)", post, ["present share sheet"]),
    ("postShareButtonDidTap(p7)", postInNotifications, ["present share sheet"]),
    ("shareCloseButtonDidTap(p7)", share, ["dismiss share"]),
    ("shareCloseButtonDidTap(lake, sea)", sharePhotos, ["dismiss share"]),
    ("shareCloseButtonDidTap(lake, sea)", share, ["ignored(stale)"]),
    ("queryDidChange", search, []), ("searchDidSubmit", search, []),
    ("photoDidSelect(lake)", search, []), ("shareButtonDidTap", search, []),
    ("shareDidCancel", search, []),
    ("textSizeButtonDidTap", settings, []),
    ("appearanceButtonDidTap", settings, []),
    ("layoutButtonDidTap", settings, []),
    ("logoutButtonDidTap", settings, ["present logout alert"]),
    ("logoutConfirmButtonDidTap", logout, ["dismiss logout", "reset"]),
    ("logoutCancelButtonDidTap", logout, ["dismiss logout"]),
    ("editFieldDidChange(name)", edit, []),
    ("editSaveButtonDidTap", edit, []),
    ("profileDidSave(user_id)", edit, ["dismiss edit"]),
    ("discardButtonDidTap", discard, ["dismiss edit"]),
    ("discardButtonDidTap", discardForLink, ["follow tab(ProfileFeature.Tab.feed)"]),
    ("keepButtonDidTap", discard, ["dismiss discard"]),
    ("keepButtonDidTap", discardForLink, ["dismiss discard"]),
    ("tabDidSelect(feed)", home, ["select tab feed"]),
    ("tabDidSelect(profile)", settingsInFeed, ["select tab profile"]),
    ("tabDidReselect(profile)", home, ["scroll to top animated"]),
    ("tabDidReselect(profile)", friend, ["pop to root"]),
    ("tabDidReselect(feed)", feed, ["scroll to top animated"]),
    ("tabDidReselect(feed)", settingsInFeed, ["pop to root"]),
    ("tabDidReselect(search)", search, ["scroll to top animated"]),
    ("tabDidReselect(upload)", upload, ["scroll to top animated"]),
    ("tabDidReselect(notifications)", postInNotifications, ["pop to root"]),
    ("tabDidReselect(feed)", home, ["ignored(stale)"]),
    ("tabDidSelect(profile)", home, ["ignored(alreadyShown)"]),
    ("tabDidSelect(feed)", menu, ["ignored(notHittable)"]),
    ("tabDidReselect(profile)", settingsInEdit, ["ignored(notHittable)"]),
    ("discardButtonDidTap", edit, ["ignored(stale)"]),
    ("keepButtonDidTap", logout, ["ignored(stale)"]),
  ])
  func `another screen on top leads to`(event: String, place: Place, changes: [String]) throws {
    let output = try #require(Self.outputs.first { $0.description == event })
    #expect(words(decide(output, place)) == changes)
  }

  @Test(arguments: outputs, places)
  func `nothing a person does counts during a transition`(output: ScreenOutput, place: Place) {
    let decision = decide(output, place, isTransitioning: true)
    #expect(decision == .ignored(.transition))
  }

  @Test(arguments: outputs, places)
  func `a covered screen takes no taps, or says that it shows what it leads to`(
    output: ScreenOutput, place: Place
  ) {
    guard !Self.reports.contains(output) else { return }
    let decision = decide(output, place, isCovered: true)
    #expect(decision == .ignored(.notHittable) || decision == .ignored(.alreadyShown))
  }

  @Test(arguments: [
    ("followersButtonDidTap", followers), ("editButtonDidTap", edit),
    ("storyButtonDidTap", story), ("menuButtonDidTap", menu), ("menuButtonDidTap", storyOnMenu),
    ("settingsButtonDidTap", settingsInEdit), ("userDidSelect(anna.codes)", friend),
  ])
  func `an equal destination on top is shown already`(event: String, place: Place) throws {
    let output = try #require(Self.outputs.first { $0.description == event })
    for isCovered in [false, true] {
      #expect(decide(output, place, isCovered: isCovered) == .ignored(.alreadyShown))
    }
  }

  @Test func `a form that was changed asks before it goes`() {
    let cancel = ScreenOutput.editProfile(.editCancelButtonDidTap)
    #expect(
      decide(cancel, Self.edit, hasUnsavedChanges: true)
        == .changes([.present(.discard(then: nil))])
    )
    #expect(
      decide(cancel, Self.discard, isCovered: true, hasUnsavedChanges: true)
        == .ignored(.alreadyShown))
  }

  @Test func `a form that was saved goes, also from under an alert, and its name with it`() {
    let saved = ScreenOutput.editProfile(.profileDidSave(Self.saved))
    #expect(decide(saved, Self.discard, isCovered: true) == .changes([.dismiss(.editProfile)]))
    #expect(decide(saved, Self.home, isCovered: true) == .ignored(.nothingPresented))
    #expect(
      decide(.editProfile(.profileDidSave(Self.renamed)), Self.edit)
        == .changes([.rename(Self.me, to: "new.name"), .dismiss(.editProfile)]))
  }

  @Test func `a post that is published leads nobody away from elsewhere`() {
    let published = ScreenOutput.newPost(.postDidPublish("new-1"))
    for place in [Self.home, Self.feed, Self.postInNotifications] {
      #expect(decide(published, place, isCovered: true) == .changes([]))
    }
  }

  @Test func `without posts there is nothing to scroll to`() {
    let output = ScreenOutput.profile(.header(.postButtonDidTap), of: Self.me)
    #expect(decide(output, Self.home, itemCount: 0) == .ignored(.nothingToShow))
    #expect(
      decide(output, Self.home, itemCount: 1)
        == .changes([.scroll(section: 1, item: 0, animated: true)]))
  }

  @Test func `photos that were chosen are shared in their order, and without any nothing is`() {
    let share = ScreenOutput.photoSearch(.shareButtonDidTap([Self.sea, Self.lake]))
    #expect(
      decide(share, Self.search) == .changes([.present(.share(.photos([Self.sea, Self.lake])))]))
    #expect(decide(.photoSearch(.shareButtonDidTap([])), Self.search) == .changes([]))
    #expect(decide(share, Self.search, isTransitioning: true) == .ignored(.transition))
    #expect(decide(share, Self.menu, isCovered: true) == .ignored(.notHittable))
    #expect(decide(share, Self.sharePhotos, isCovered: true) == .ignored(.alreadyShown))
  }

  @Test func `a modal screen that is not there cannot be dismissed`() {
    #expect(
      decide(.newStory(.storyCancelButtonDidTap), Self.home) == .ignored(.nothingPresented))
    #expect(decide(.newStory(.storyCancelButtonDidTap), Self.menu) == .ignored(.stale))
  }

  @Test func `lists are those of the profile that sent the event`() {
    #expect(
      decide(.profile(.header(.followersButtonDidTap), of: Self.anna), Self.friend)
        == .changes([.push(.followers(of: Self.anna))]))
    #expect(
      decide(.profile(.header(.followingButtonDidTap), of: Self.anna), Self.friend)
        == .changes([.push(.following(of: Self.anna))]))
  }

  @Test(arguments: outputs, places)
  func `equal events in equal states mean the same`(output: ScreenOutput, place: Place) {
    #expect(decide(output, place) == decide(output, place))
  }

  @Test func `a grabber asks first if something would be lost`() {
    #expect(
      words(decide(.grabberDidTap, Self.story, hasUnsavedChanges: true)) == [
        "present discard alert"
      ])
  }
}
