import ProfileFeature

/// The last few screens whose elements were found to be right.
///
/// Laying a screen out again gives the same elements, so a button that is tapped to and fro is looked at twice, not a
/// million times. Scrolling moves elements and changes nothing else that invariants speak of.
struct CheckedLayouts {
  private struct Layout: Equatable {
    let state: ScreenState
    let bar: NavigationBar
    let tabBar: TabBarViewModel.State?
    let modal: String?
    let traits: Traits
  }

  private static let most = 8

  private var layouts: [Layout] = []
  private var appRevision: Int?
  /// Grows with every screen that was not seen lately.
  private var revision = 0

  /// - Parameter appRevision: Another number after everything that may have changed a screen.
  mutating func revision(of app: HeadlessApp, _ appRevision: Int) -> Int {
    guard self.appRevision != appRevision else { return revision }
    self.appRevision = appRevision
    let navigation = app.navigation
    let layout = Layout(
      state: app.coordinator.topScreen.state, bar: NavigationBar(navigation),
      tabBar: navigation.isTabBarVisible ? app.coordinator.tabBar.currentState : nil,
      modal: navigation.modalName, traits: app.traits)
    guard !layouts.contains(layout) else { return revision }
    if layouts.count == Self.most { layouts.removeFirst() }
    layouts.append(layout)
    revision += 1
    return revision
  }
}
