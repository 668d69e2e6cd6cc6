/// What a navigation bar shows of where the screen stands.
public struct NavigationBar: Hashable, Sendable {
  public var title: String?
  public var hasBackButton: Bool
  /// Whether the title stands large under the row of buttons while the content rests.
  public var hasLargeTitle: Bool

  public init(title: String?, hasBackButton: Bool, hasLargeTitle: Bool = false) {
    self.title = title
    self.hasBackButton = hasBackButton
    self.hasLargeTitle = hasLargeTitle
  }

  /// The bar over the screen on top.
  ///
  /// The profile at the root of a stack has a large title, and so have the settings; nothing else that is
  /// pushed or presented has one.
  public init(_ navigation: NavigationState) {
    let hasLargeTitle: Bool
    switch navigation.top {
    case .route(.profile): hasLargeTitle = navigation.isAtRoot
    case .route(.settings): hasLargeTitle = true
    case .route(.followers), .route(.following), .route(.post), .modal: hasLargeTitle = false
    }
    self.init(
      title: navigation.top.title, hasBackButton: !navigation.isAtRoot,
      hasLargeTitle: hasLargeTitle)
  }
}
