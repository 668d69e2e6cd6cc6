/// What the settings show: what can be chosen with what was, and the way out.
enum SettingsLayout {
  static func content(
    for state: SettingsViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    var y = 0.0
    let rows = SettingsElement.allCases.map { element in
      let label = element.label(in: layout.words)
      let value = value(of: element, in: state.settings).map { layout.words[$0] }
      let row = Row(label, value: value, in: layout)
      let frame = layout.traits.safeColumn.rect(y: y, height: row.height)
      y = frame.maxY
      let text = value.map { "\(label) \($0)" } ?? label
      return row.placing(element.element(layout.words, value: value, text: text), in: frame)
    }
    return ScreenContent(elements: rows, height: y)
  }

  private static func value(of element: SettingsElement, in settings: AppSettings) -> Word? {
    switch element {
    case .textSize: settings.textSize.word
    case .appearance: settings.appearance.word
    case .layout: settings.layout.word
    case .logout: nil
    }
  }
}
