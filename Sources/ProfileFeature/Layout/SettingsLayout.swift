/// What the settings show.
public enum SettingsLayout {
  /// The elements for a state.
  public static func elements(
    for state: SettingsViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    let settings = state.settings
    return ScreenElements(
      bar.elements
        + SettingsElement.allCases.map { element in
          switch element {
          case .textSize: row(element, settings.textSize.rawValue)
          case .appearance: row(element, settings.appearance.rawValue)
          case .layout: row(element, settings.layout.rawValue)
          case .logout: element.element(text: Words.logOut)
          }
        })
  }

  private static func row(_ element: SettingsElement, _ value: String) -> Element {
    element.element(value: value, text: "\(element.label) \(value)")
  }
}
