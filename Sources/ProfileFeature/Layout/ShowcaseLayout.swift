/// What the showcase shows.
public enum ShowcaseLayout {
  /// The elements, which are always the same.
  public static func elements(bar: NavigationBar) -> ScreenElements {
    ScreenElements(bar.elements + ShowcaseElement.allCases.map { $0.element() })
  }
}
