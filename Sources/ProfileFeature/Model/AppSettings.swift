/// What a person chose about how the app looks.
public struct AppSettings: Hashable, Sendable {
  /// The platform's content size categories, the raw value being the word of scripts.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case ax1 = "AX1"
    case ax2 = "AX2"
    case ax3 = "AX3"
    case ax4 = "AX4"
    case ax5 = "AX5"
  }

  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  public enum Layout: String, Hashable, Sendable, CaseIterable {
    case classic, compact, adaptive
  }

  public var textSize = TextSize.large
  public var appearance = Appearance.light
  public var layout = Layout.adaptive

  public init() {}
}
