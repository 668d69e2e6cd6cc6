/// What the archive and what was saved show.
public enum ShelfLayout {
  /// The elements, which are always the same.
  public static func elements(bar: NavigationBar) -> ScreenElements {
    ScreenElements(bar.elements + ShelfElement.allCases.map { $0.element(text: $0.label) })
  }
}
