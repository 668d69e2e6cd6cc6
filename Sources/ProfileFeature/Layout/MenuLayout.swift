/// What the menu shows.
public enum MenuLayout {
  /// The elements, which are always the same.
  public static func elements(bar: NavigationBar) -> ScreenElements {
    ScreenElements(
      bar.elements + MenuElement.allCases.map { $0.element(text: $0.label, symbol: $0.symbol) })
  }
}
