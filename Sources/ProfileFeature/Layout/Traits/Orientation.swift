/// How a device is held; the raw value is the word of scripts.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
