@testable import ProfileFeature

/// A profile and a device as no one would think of them, the same for the same seed.
struct RandomLayout: CustomStringConvertible {
  let state: ProfileViewModel.State
  let traits: Traits
  let bar: NavigationBar
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

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func any<Value>(_ values: [Value], else value: Value) -> Value {
      values.randomElement(using: &random) ?? value
    }
    var profile = Profile(
      username: any(["a", "user_id", "every.single.day.of_my_life"], else: ""),
      name: any(Self.names, else: ""))
    profile.bio = any(Self.bios, else: "")
    profile.postCount = any(Self.counts, else: 0)
    profile.followerCount = any(Self.counts, else: 0)
    profile.followingCount = any(Self.counts, else: 0)
    profile.isOwn = Bool.random(using: &random)
    profile.isFollowed = Bool.random(using: &random)
    var state = ProfileViewModel.State(header: ProfileHeaderViewModel.State(profile: profile))
    state.posts = PostCollection(count: any([0, 1, 3, 12, 50, 100_000], else: 0), idPrefix: "p")
    state.tagged = PostCollection(count: any([0, 2, 30], else: 0), idPrefix: "t")
    state.filter = any(PostFilter.allCases, else: .posts)
    state.isRefreshing = Bool.random(using: &random)
    self.state = state

    var traits = any(Device.all, else: .iPhone15).traits(
      in: any(Orientation.allCases, else: .portrait))
    traits.contentSizeCategory = any(ContentSizeCategory.allCases, else: .large)
    traits.layoutPreset = any(LayoutPreset.allCases, else: .adaptive)
    traits.layoutDirection = any(LayoutDirection.allCases, else: .leftToRight)
    traits.usesBoldText = Bool.random(using: &random)
    self.traits = traits
    let isRoot = Bool.random(using: &random)
    bar = NavigationBar(
      title: profile.username, hasBackButton: !isRoot, hasLargeTitle: isRoot)
    scrolled = any([0, 0, 0.001, 0.5, 1], else: 0)
  }

  var layout: ScreenLayout { ScreenLayout(traits: traits) }

  /// The elements before anything is scrolled.
  var resting: ScreenElements { layout.elements(for: .profile(state), bar: bar) }

  /// The elements, scrolled as far as this one is.
  var elements: ScreenElements {
    let resting = resting
    return resting.scrolled(by: resting.scroll.maximumDistance * scrolled)
  }

  var description: String {
    "\(traits.layoutPreset) \(traits.size) \(traits.contentSizeCategory.rawValue) "
      + "\(traits.layoutDirection) \(state.header.profile) scrolled \(scrolled)"
  }
}

extension ScreenElements {
  /// Those that stand there once, and some of the cells.
  var sample: [Element] {
    let cells = count(ofPrefix: "post")
    let fixed = self.prefix(count - cells)
    let indices = Set([0, 1, 2, 3, 4, cells / 2, cells - 1].filter { $0 >= 0 && $0 < cells })
    return fixed + indices.sorted().compactMap { element("post.\($0)") }
  }
}
