/// What the share sheet shows.
public enum ShareLayout {
  /// The elements, which are always the same.
  public static func elements() -> ScreenElements {
    ScreenElements(ShareElement.allCases.map { $0.element(text: $0.label) })
  }
}
