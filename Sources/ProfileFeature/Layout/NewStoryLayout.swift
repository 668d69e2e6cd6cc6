/// What a new story shows.
public enum NewStoryLayout {
  /// The elements, which are always the same.
  public static func elements(bar: NavigationBar) -> ScreenElements {
    ScreenElements(
      bar.elements + NewStoryElement.allCases.map { $0.element(text: $0.label) })
  }
}
