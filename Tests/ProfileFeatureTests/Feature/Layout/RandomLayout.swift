@testable import ProfileFeature

/// A screen and a device as no one would think of them, the same for the same seed.
struct RandomLayout: CustomStringConvertible {
  let state: ScreenState
  let traits: Traits
  let bar: NavigationBar
  let tabBar: TabBarViewModel.State?
  /// Which part of all that can be scrolled.
  let scrolled: Double

  private static let names = [
    "", "Li", "Anna Lindqvist", "Maximiliana von und zu Hohenlohe-Langenburg",
    "Wolfeschlegelsteinhausenbergerdorffwelchevoraltern", "山田太郎", "عبد الرحمن بن محمد",
    "👩‍👩‍👧‍👦 The Family 🏳️‍🌈", "Zoë\u{301}\u{302} Ångström",
  ]
  private static let bios = [
    "", "Short.", "I write software that reads itself aloud. Large text is not a special case.",
    "One\nTwo\n\nFour", "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen 🎉🎉🎉", "مرحبا بالعالم",
  ]
  private static let counts = [0, 1, 12, 999, 9_999, 10_543, 1_234_567, 2_000_000_000]

  /// - Parameter isProfile: whether the screen is a profile, and not any other one.
  init(seed: UInt64, isProfile: Bool) {
    var random = SeededGenerator(seed: seed)
    func any<Value>(_ values: [Value], else value: Value) -> Value {
      values.randomElement(using: &random) ?? value
    }
    func profile() -> ScreenState {
      var profile = Profile(
        username: any(Self.usernames, else: ""), name: any(Self.names, else: ""))
      profile.bio = any(Self.bios, else: "")
      profile.postCount = any(Self.counts, else: 0)
      profile.followerCount = any(Self.counts, else: 0)
      profile.followingCount = any(Self.counts, else: 0)
      profile.isOwn = any([true, false], else: true)
      profile.isFollowed = any([true, false], else: true)
      var state = ProfileViewModel.State(header: ProfileHeaderViewModel.State(profile: profile))
      state.posts = PostCollection(count: any([0, 1, 3, 12, 50, 100_000], else: 0), idPrefix: "p")
      state.tagged = PostCollection(count: any([0, 2, 30], else: 0), idPrefix: "t")
      state.filter = any(PostFilter.allCases, else: .posts)
      state.isRefreshing = any([true, false], else: true)
      return .profile(state)
    }
    func settings() -> AppSettings {
      var settings = AppSettings()
      settings.textSize = any(ContentSizeCategory.allCases, else: .large)
      settings.layout = any(LayoutPreset.allCases, else: .adaptive)
      return settings
    }
    func photos(_ name: String, _ count: Int) -> [Photo] {
      (0..<count).map { number in
        Photo(
          id: "\(name)-\(number)", title: any(Self.names, else: ""),
          aspectRatio: any([1, 1.5, 0.75, 0.1, 10, 16.0 / 9], else: 1))
      }
    }
    func search() -> PhotoSearchViewModel.State {
      var state = PhotoSearchViewModel.State(query: any(Self.bios, else: ""))
      state.sections = (0..<any([0, 1, 2, 5], else: 0)).map { number in
        PhotoSection(
          id: "s\(number)", query: any(Self.names.filter { !$0.isEmpty }, else: "x"),
          photos: photos("s\(number)", any([0, 1, 3, 4, 20], else: 0)))
      }
      let all = state.photos.map { $0.id }
      let image = any(
        [PhotoSearchViewModel.State.Large.Image.thumbnail, .loading, .large], else: .large)
      if any([true, false], else: true) {
        state.large = all.randomElement(using: &random).map { .init($0, image: image) }
      } else {
        state.chosen = any([nil, [], Array(all.prefix(2))], else: nil)
      }
      state.hasFailed = any([true, false], else: true)
      return state
    }
    func other() -> ScreenState {
      let notices = (0..<any([0, 2, 30], else: 0)).map { number in
        Notice(
          id: "n\(number)", news: .follow(by: any(Self.names, else: "")),
          target: .profile(username: "a"))
      }
      let users = (0..<any([0, 1, 5, 40], else: 0)).map { number in
        UserSummary(
          username: "\(any(Self.usernames, else: ""))\(number)", name: any(Self.names, else: ""),
          isOwn: any([false, false, true], else: false),
          isFollowed: any([true, false], else: true))
      }
      let states: [ScreenState] = [
        .userList(
          UserListViewModel.State(users: users, isLoading: any([true, false], else: true))),
        .post(
          PostViewModel.State(
            post: Post(
              id: "p", caption: any(Self.bios, else: ""), isLiked: any([true, false], else: true)))),
        .editProfile(
          EditProfileViewModel.State(
            name: any(Self.names, else: ""), username: any(Self.usernames, else: ""),
            bio: any(Self.bios, else: ""),
            phase: any([.editing, .saving, .failed(.taken), .failed(.unavailable)], else: .editing))
        ),
        .settings(SettingsViewModel.State(settings: settings())),
        .newPost(
          NewPostViewModel.State(
            photos: Array(CameraRollPhoto.samples.prefix(any([0, 1, 9], else: 9))),
            caption: any(Self.bios, else: ""), isPublishing: any([true, false], else: true),
            hasFailed: any([true, false], else: true))),
        .notifications(NotificationsViewModel.State(notices: notices)),
        .showcase, .photoSearch(search()), .photoSearch(search()), .shelf, .newStory, .menu,
        .share(.post("p")), .share(.photos(photos("s", 3))), .alert(.discard), .alert(.logout),
      ]
      return any(states, else: .shelf)
    }
    state = isProfile ? profile() : other()

    var traits = any(Device.all, else: .iPhone15)
      .traits(in: any(Orientation.allCases, else: .portrait))
    // Now and then a container that is no device's, as in a split view, with insets of its own.
    if any([false, false, true], else: false) {
      func length(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
      }
      traits = Traits(
        size: Size(width: length(280...1_400), height: length(300...1_400)),
        safeAreaInsets: Insets(
          top: length(0...60), left: length(0...40), bottom: length(0...40), right: length(0...40)),
        scale: any([1, 2, 3], else: 2), idiom: any(Idiom.allCases, else: .phone))
    }
    traits.contentSizeCategory = any(ContentSizeCategory.allCases, else: .large)
    traits.layoutPreset = any(LayoutPreset.allCases, else: .adaptive)
    traits.language = any(["en", "x-pseudo"], else: "en")
    traits.layoutDirection = any([nil, .leftToRight, .rightToLeft], else: nil)
    traits.usesBoldText = any([true, false], else: true)
    let isRoot = any([true, false], else: true)
    let usernames = Self.usernames
    switch state {
    case .newStory, .menu, .share:
      self.traits = Placement(of: .sheet, on: traits).traits
      var bar =
        state.isShareSheet
        ? NavigationBar.hidden : NavigationBar(title: nil, hasBackButton: false)
      bar.hasGrabber = true
      self.bar = bar
      tabBar = nil
    case .editProfile:
      self.traits = traits
      bar = NavigationBar(
        title: Languages.builtIn.words(for: traits.language)[.editProfile], hasBackButton: false)
      tabBar = nil
    case .alert:
      self.traits = Placement(of: .alert, on: traits).traits
      bar = .hidden
      tabBar = nil
    case .showcase, .photoSearch, .newPost, .notifications, .profile, .userList, .post, .settings,
      .shelf:
      self.traits = traits
      bar =
        state == .showcase
        ? .hidden
        : NavigationBar(
          title: any(usernames, else: ""), hasBackButton: !isRoot, hasLargeTitle: isRoot)
      tabBar = any(
        [
          nil, TabBarViewModel.State(selected: .profile, unreadCount: any([2, 1_000], else: 0)),
          TabBarViewModel.State(selected: .notifications),
        ], else: nil)
    }
    scrolled = any([0, 0, 0.001, 0.5, 1], else: 0)
  }

  private static let usernames = ["a", "user_id", "every.single.day.of_my_life"]

  var layout: ScreenLayout { ScreenLayout(traits: traits) }

  /// The elements before anything is scrolled.
  var resting: ScreenElements { layout.elements(for: state, bar: bar, tabBar: tabBar) }

  /// The elements, scrolled as far as this one is.
  var elements: ScreenElements {
    let resting = resting
    return resting.scrolled(by: resting.scroll.maximumDistance * scrolled)
      .scrolledSideways(by: resting.maximumSidewaysDistance * scrolled)
  }

  var description: String {
    "\(traits.layoutPreset) \(traits.size) \(traits.contentSizeCategory.rawValue) "
      + "\(traits.language) \(layout.traits.direction) \(state) scrolled \(scrolled)"
  }
}

extension ScreenState {
  fileprivate var isShareSheet: Bool {
    if case .share = self { true } else { false }
  }
}
