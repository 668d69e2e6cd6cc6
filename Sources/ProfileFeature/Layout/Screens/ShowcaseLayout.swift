/// What the showcase shows, which is always the same: a footer of 120 with the links in its middle.
enum ShowcaseLayout {
  static func content(in layout: ScreenLayout) -> ScreenContent {
    // Not rounded: edges are, each by itself.
    let side = layout.traits.size.width / 6
    let height = max(120, side + 32)
    let column = layout.traits.safeColumn.centred(width: 2 * side + 16)
    let links = ShowcaseElement.allCases.enumerated().map { place, element in
      let frame = Rect(
        x: column.x + Double(place) * (side + 16), y: (height - side) / 2, width: side, height: side
      )
      let icon = Rect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24)
      return element.element(symbol: element.symbol).placed(
        in: frame,
        parts: [
          Element.Part(.box(border: 1, radius: 8, isFilled: false), in: frame, ink: .faint),
          Element.Part(.symbol(element.symbol), in: icon),
        ])
    }
    return ScreenContent(elements: links, height: height)
  }
}
