/// Whether a screen is light or dark; the raw value is the word of scripts.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
