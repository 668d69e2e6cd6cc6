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
  static let places = [
    home, followers, friend, edit, story, menu, storyOnMenu, settingsInEdit,
  ]

  /// Every event of every screen.
  static let outputs: [ScreenOutput] =
    [.backButtonDidTap]
    + ProfileHeaderViewModel.Output.allCases.map { .profile(.header($0), of: me) }
    + PostFilter.allCases.map { .profile(.filterDidSelect($0), of: me) }
    + [
      .profile(.postDidSelect("p7"), of: me), .profile(.refreshDidPull, of: me),
      .profile(.settingsButtonDidTap, of: me), .profile(.menuButtonDidTap, of: me),
      .userList(.userDidSelect(anna)),
    ]
    + EditProfileViewModel.Output.allCases.map { .editProfile($0) }
    + NewStoryViewModel.Output.allCases.map { .newStory($0) }
    + MenuViewModel.Output.allCases.map { .menu($0) }

  private func decide(
    _ output: ScreenOutput, _ place: Place, isCovered: Bool = false, isTransitioning: Bool = false,
    itemCount: Int = 12
  ) -> RoutingDecision {
    RoutingDecision(
      output,
      in: RoutingContext(
        navigation: place.navigation, isCovered: isCovered, isTransitioning: isTransitioning,
        itemCount: itemCount))
  }

  /// The decision in the words of a transcript.
  private func words(_ decision: RoutingDecision) -> [String] {
    switch decision {
    case .changes(let changes): changes.map { $0.description }
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

  @Test func `without posts there is nothing to scroll to`() {
    let output = ScreenOutput.profile(.header(.postButtonDidTap), of: Self.me)
    #expect(decide(output, Self.home, itemCount: 0) == .ignored(.nothingToShow))
    #expect(
      decide(output, Self.home, itemCount: 1)
        == .changes([.scroll(section: 1, item: 0, animated: true)]))
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
}
