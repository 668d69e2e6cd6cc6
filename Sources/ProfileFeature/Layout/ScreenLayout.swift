/// Makes a screen's state into elements with places: a pure function of the state, the traits and what a
/// measurer says of text.
///
///     let layout = ScreenLayout(traits: Device.iPhone15.traits(in: .portrait))
///     let bar = NavigationBar(title: "user_id", hasBackButton: false, hasLargeTitle: true)
///     layout.elements(for: .profile(state), bar: bar).element("header.avatar")?.frame  // (16, 171) 72 × 72
public struct ScreenLayout {
  public let traits: Traits
  private let measurer: any TextMeasurer

  public init(traits: Traits, measurer: any TextMeasurer = TableTextMeasurer()) {
    self.traits = traits
    self.measurer = measurer
  }

  /// The elements for a state.
  ///
  /// - Parameters:
  ///   - distance: how far down the content was scrolled from where it rests.
  ///   - origin: where the container stands in what frames and points are counted in.
  public func elements(
    for state: ScreenState, bar: NavigationBar, scrolledBy distance: Double = 0,
    origin: Point = .zero
  ) -> ScreenElements {
    var scroll = ScrollGeometry(
      container: traits.size, safeAreaInsets: traits.safeAreaInsets,
      barHeight: NavigationBarLayout.height(for: traits),
      largeTitleHeight: NavigationBarLayout.largeTitleHeight(of: bar, for: traits))
    let content = content(for: state, restHeight: scroll.restHeight)
    scroll.contentHeight = content.height.roundedToPixel(at: traits.scale)
    let barLayout = NavigationBarLayout(
      bar, leading: content.leadingItems, trailing: content.trailingItems, in: self)
    return ScreenElements(
      barLayout.elements.map { $0.settled(in: traits.bounds, for: traits) }
        + content.elements.map { $0.settled(in: scroll.contentBounds, for: traits) },
      largeTitle: barLayout.largeTitle?.settled(in: traits.bounds, for: traits),
      cells: content.cells, pinnedBar: content.pinnedBar, scroll: scroll, traits: traits,
      origin: origin
    ).scrolled(by: distance)
  }

  private func content(for state: ScreenState, restHeight: Double) -> ScreenContent {
    switch state {
    case .profile(let state): ProfileLayout(state, in: self).content(restHeight: restHeight)
    case .userList(let state): UserListLayout.content(for: state, in: self)
    case .post(let state): PostLayout.content(for: state, in: self)
    case .settings: ScreenContent()
    case .editProfile(let state): EditProfileLayout.content(for: state, in: self)
    case .newStory: NewStoryLayout.content
    case .menu: MenuLayout.content(in: self)
    }
  }

  func measure(
    _ text: String, _ font: Font, width: Double = .infinity, lineLimit: Int? = nil
  ) -> MeasuredText {
    measurer.measure(text, font: font, width: max(0, width), lineLimit: lineLimit)
  }
}
