/// Which of three designs a profile follows; the raw value is the word of scripts.
public enum LayoutPreset: String, Hashable, Sendable, CaseIterable {
  /// A header of fixed height, and a grid without gaps.
  case classic
  /// A header of a third of the container, which cuts what does not fit.
  case compact
  /// As high as the content needs, with text as large as a person wants it.
  case adaptive
}
