/// Makes a screen's state into elements with places: a pure function of the state, the traits and what a
/// measurer says of text.
///
///     let layout = ScreenLayout(traits: Device.iPhone15.traits(in: .portrait))
///     let bar = NavigationBar(title: "user_id", hasBackButton: false, hasLargeTitle: true)
///     layout.elements(for: .profile(state), bar: bar).element("header.avatar")?.frame  // (16, 171) 72 × 72
public struct ScreenLayout {
  /// What was handed in, with the direction of the language where no other was wanted.
  public let traits: Traits
  /// The words of the language that the traits ask for, or English.
  public let words: Words
  private let measurer: any TextMeasurer

  public init(
    traits: Traits, measurer: any TextMeasurer = TableTextMeasurer(),
    languages: Languages = .builtIn
  ) {
    let words = languages.words(for: traits.language)
    var traits = traits
    traits.layoutDirection = traits.layoutDirection ?? words.direction
    self.traits = traits
    self.words = words
    self.measurer = measurer
  }

  /// The elements for a state.
  ///
  /// - Parameters:
  ///   - tabBar: what the tab bar shows where there is one.
  ///   - distance: how far down the content was scrolled from where it rests.
  ///   - origin: where the container stands in what frames and points are counted in.
  ///   - underline: where the underline of a filter bar is while it moves, in options from the first on.
  public func elements(
    for state: ScreenState, bar: NavigationBar, tabBar: TabBarViewModel.State? = nil,
    scrolledBy distance: Double = 0, origin: Point = .zero, underline: Double? = nil
  ) -> ScreenElements {
    var scroll = ScrollGeometry(
      container: traits.size, safeAreaInsets: traits.safeAreaInsets,
      barHeight: NavigationBarLayout.height(of: bar, for: traits),
      largeTitleHeight: NavigationBarLayout.largeTitleHeight(of: bar, for: traits),
      tabBarHeight: tabBar == nil ? 0 : TabBarLayout.height(for: traits))
    let content = content(for: state, restHeight: scroll.restHeight, underline)
    scroll.contentHeight = content.height.roundedToPixel(at: traits.scale)
    let barLayout = NavigationBarLayout(
      bar, leading: content.leadingItems, trailing: content.trailingItems, in: self)
    return ScreenElements(
      barLayout.elements.map { $0.settled(in: traits.bounds, for: traits) }
        + content.elements.map { $0.settled(in: scroll.contentBounds, for: traits) },
      largeTitle: barLayout.largeTitle?.settled(in: traits.bounds, for: traits),
      cells: content.cells,
      closing: content.closing.map { $0.settled(in: scroll.contentBounds, for: traits) },
      pinnedBar: content.pinnedBar,
      tabs: tabBar.map { tabs(for: $0) } ?? [], scroll: scroll, traits: traits, origin: origin
    ).scrolled(by: distance)
  }

  private func content(
    for state: ScreenState, restHeight: Double, _ underline: Double?
  ) -> ScreenContent {
    switch state {
    case .showcase: ShowcaseLayout.content(in: self)
    case .photoSearch(let state):
      PhotoSearchLayout(state, in: self, restHeight: restHeight).content
    case .newPost(let state): NewPostLayout.content(for: state, in: self)
    case .notifications(let state): NotificationsLayout.content(for: state, in: self)
    case .profile(let state):
      ProfileLayout(state, underline: underline, in: self).content(restHeight: restHeight)
    case .userList(let state): UserListLayout.content(for: state, in: self)
    case .post(let state): PostLayout.content(for: state, in: self)
    case .settings(let state): SettingsLayout.content(for: state, in: self)
    case .shelf: ShelfLayout.content(in: self)
    case .editProfile(let state): EditProfileLayout.content(for: state, in: self)
    case .newStory: NewStoryLayout.content(in: self)
    case .menu: MenuLayout.content(in: self)
    case .alert(let question):
      AlertLayout.content(for: question, in: self, restHeight: restHeight)
    case .share(let shared): ShareLayout.content(for: shared, in: self)
    }
  }

  private func tabs(for state: TabBarViewModel.State) -> [Element] {
    TabBarLayout.elements(for: state, in: self).map { $0.settled(in: traits.bounds, for: traits) }
  }

  func measure(
    _ text: String, _ font: Font, width: Double = .infinity, lineLimit: Int? = nil
  ) -> MeasuredText {
    measurer.measure(text, font: font, width: max(0, width), lineLimit: lineLimit)
  }
}
