/// What a person chose about how the app looks.
public struct AppSettings: Hashable, Sendable {
  public var textSize = ContentSizeCategory.large
  public var appearance = Appearance.light
  public var layout = LayoutPreset.adaptive

  public init() {}
}
