/// What the menu shows, which is always the same.
enum MenuLayout {
  static func content(in layout: ScreenLayout) -> ScreenContent {
    var y = 0.0
    let rows = MenuElement.allCases.map { element in
      let label = element.label(in: layout.words)
      let row = Row(label, symbol: element.symbol, in: layout)
      let frame = layout.traits.safeColumn.rect(y: y, height: row.height)
      y = frame.maxY
      return row.placing(
        element.element(layout.words, text: label, symbol: element.symbol), in: frame)
    }
    return ScreenContent(elements: rows, height: y)
  }
}
