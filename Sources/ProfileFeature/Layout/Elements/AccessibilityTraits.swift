/// How a screen reader speaks of an element and treats it, by the platform's names.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  public static let header = AccessibilityTraits(rawValue: 1 << 1)
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  public static let staticText = AccessibilityTraits(rawValue: 1 << 3)
  public static let tab = AccessibilityTraits(rawValue: 1 << 4)
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 6)
}

extension Element {
  /// What a screen reader makes of the element's role and state.
  public var accessibilityTraits: AccessibilityTraits {
    var traits: AccessibilityTraits =
      switch role {
      case .button, .cell: .button
      case .heading: .header
      case .image: .image
      case .staticText: .staticText
      case .tab: [.button, .tab]
      case .list, .textField: []
      }
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
