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
