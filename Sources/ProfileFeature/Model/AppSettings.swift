/// What a person chose about how the app looks.
public struct AppSettings: Hashable, Sendable {
  public var textSize = ContentSizeCategory.large
  public var appearance = Appearance.light
  public var layout = LayoutPreset.adaptive

  public init() {}
}

extension Traits {
  /// Those of the traits that a person chooses in the app.
  public var settings: AppSettings {
    get {
      var settings = AppSettings()
      settings.textSize = contentSizeCategory
      settings.appearance = appearance
      settings.layout = layoutPreset
      return settings
    }
    set {
      contentSizeCategory = newValue.textSize
      appearance = newValue.appearance
      layoutPreset = newValue.layout
    }
  }
}
