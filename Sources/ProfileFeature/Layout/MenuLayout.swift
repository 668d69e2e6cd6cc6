/// What the menu shows, which is always the same: rows with a symbol of 24 and a word, at least 52 high.
enum MenuLayout {
  static func content(in layout: ScreenLayout) -> ScreenContent {
    let traits = layout.traits
    let symbolSide = traits.scaled(24)
    let column = traits.readableColumn.dropping(symbolSide + 16)
    var y = 0.0
    let rows = MenuElement.allCases.map { element in
      let symbol = "gear"
      let text = TextBlock(element.label, traits.font(.body), width: column.width, in: layout)
      let frame = traits.safeColumn.rect(y: y, height: max(52, text.height + 24))
      y = frame.maxY
      return element.element(text: element.label, symbol: symbol)
        .placed(
          in: frame,
          parts: [
            Element.Part(
              .symbol(symbol),
              in: Rect(
                x: traits.readableColumn.x, y: frame.midY - symbolSide / 2, width: symbolSide,
                height: symbolSide)),
            text.centredPart(
              in: column.rect(y: y - frame.height, height: frame.height),
              alignment: .leading),
          ])
    }
    return ScreenContent(elements: rows, height: y)
  }
}
