/// What the settings show: what can be chosen with what was, and the way out.
enum SettingsLayout {
  static func content(
    for state: SettingsViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    var y = 0.0
    let rows = SettingsElement.allCases.map { element in
      let value = value(of: element, in: state.settings)
      let row = Row(element.label, value: value, in: layout)
      let frame = layout.traits.safeColumn.rect(y: y, height: row.height)
      y = frame.maxY
      let text = value.map { "\(element.label) \($0)" } ?? element.label
      return row.placing(element.element(value: value, text: text), in: frame)
    }
    return ScreenContent(elements: rows, height: y)
  }

  private static func value(of element: SettingsElement, in settings: AppSettings) -> String? {
    switch element {
    case .textSize: settings.textSize.rawValue
    case .appearance: settings.appearance.rawValue
    case .layout: settings.layout.rawValue
    case .logout: nil
    }
  }
}
