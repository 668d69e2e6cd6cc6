/// What the tab bar shows.
public enum TabBar {
  /// The elements for a state: a badge is the text of its tab, and its value says what it counts.
  public static func elements(for state: TabBarViewModel.State) -> [Element] {
    TabBarElement.allCases.map { element in
      let isSelected = element.tab == state.selected
      let badge = element == .notifications && state.unreadCount > 0 ? state.unreadCount : nil
      return element.element(
        value: badge.map { "\(CountFormat.full($0)) \(Words.unread)" },
        text: badge.map { CountFormat.short($0) } ?? "",
        symbol: element.symbol(isSelected: isSelected), isSelected: isSelected)
    }
  }
}
