public import Signals

/// The bar at the bottom that chooses between the tabs.
public final class TabBarViewModel {
  public enum Output: Hashable, Sendable {
    case tabDidSelect(Tab)
    /// The tab was selected already.
    case tabDidReselect(Tab)
  }

  public struct State: Hashable, Sendable {
    public var selected: Tab
    /// How many notices are unread; none any more once they were shown.
    public var unreadCount: Int

    public init(selected: Tab, unreadCount: Int = 0) {
      self.selected = selected
      self.unreadCount = unreadCount
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { stateStore.states }
  public var currentState: State { stateStore.value }

  private let outputSubject = PassthroughSubject<Output, Never>()
  private let stateStore = StateStore(State(selected: .profile))
  private var stateBinding: AnyCancellable?

  /// - Parameters:
  ///   - navigation: sends where the feature is, at once and after each change.
  ///   - unreadCount: sends how many notices are unread, at once and when that changes.
  public init(
    navigation: AnyPublisher<NavigationState, Never>, unreadCount: AnyPublisher<Int, Never>
  ) {
    stateBinding = navigation.combineLatest(unreadCount)
      .sink { [stateStore] navigation, count in
        stateStore.update {
          $0.selected = navigation.selectedTab
          $0.unreadCount = navigation.visitedTabs.contains(.notifications) ? 0 : count
        }
      }
  }

  public func tabTapped(_ tab: Tab) {
    outputSubject.send(tab == currentState.selected ? .tabDidReselect(tab) : .tabDidSelect(tab))
  }
}

extension TabBarViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tabDidSelect(let tab): "tabDidSelect(\(tab.name))"
    case .tabDidReselect(let tab): "tabDidReselect(\(tab.name))"
    }
  }
}
