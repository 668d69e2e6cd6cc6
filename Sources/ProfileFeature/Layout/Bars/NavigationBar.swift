/// What a navigation bar shows of where the screen stands.
public struct NavigationBar: Hashable, Sendable {
  public var title: String?
  public var hasBackButton: Bool
  /// Whether the title stands large under the row of buttons while the content rests.
  public var hasLargeTitle: Bool
  /// The title of the screen that the back button leads to.
  public var backTitle: String?
  /// Whether a sheet begins here, which can be taken by its grabber.
  public var hasGrabber = false
  /// Whether there is no bar at all, and no room for one.
  public private(set) var isHidden = false

  public init(
    title: String?, hasBackButton: Bool, hasLargeTitle: Bool = false, backTitle: String? = nil
  ) {
    self.title = title
    self.hasBackButton = hasBackButton
    self.hasLargeTitle = hasLargeTitle
    self.backTitle = backTitle
  }

  /// The bar of a screen that has none.
  public static let hidden = {
    var bar = NavigationBar(title: nil, hasBackButton: false)
    bar.isHidden = true
    return bar
  }()

  /// The bar over the screen on top.
  ///
  /// The profile at the root of a stack has a large title, and so have the settings; nothing else that is
  /// pushed or presented has one.
  public init(_ navigation: NavigationState, words: Words = .english) {
    defer { hasGrabber = navigation.topModal?.style == .sheet }
    guard !navigation.top.hidesBar else {
      self = .hidden
      return
    }
    let hasLargeTitle: Bool
    switch navigation.top {
    case .route(.profile): hasLargeTitle = navigation.isAtRoot
    case .route(.settings): hasLargeTitle = true
    case .route(.showcase), .route(.search), .route(.newPost), .route(.notifications),
      .route(.followers), .route(.following), .route(.post), .route(.archive), .route(.saved),
      .modal:
      hasLargeTitle = false
    }
    self.init(
      title: navigation.top.title(in: words), hasBackButton: !navigation.isAtRoot,
      hasLargeTitle: hasLargeTitle, backTitle: navigation.belowTop?.title(in: words))
  }
}
