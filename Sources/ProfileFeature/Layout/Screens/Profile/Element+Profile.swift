/// How the presets draw what a profile has.
extension Element {
  /// A picture in a circle.
  func round(in frame: Rect) -> Element {
    placed(
      in: frame,
      parts: [
        Part(.box(border: 0, radius: frame.width / 2, isFilled: true), in: frame, ink: .faint),
        Part(.symbol(symbol ?? ""), in: frame, ink: .secondary),
      ])
  }

  func text(_ block: TextBlock, in frame: Rect, ink: Part.Ink = .primary) -> Element {
    placed(in: frame, parts: [block.part(in: frame, ink: ink)])
  }

  /// A button with a text in its middle, after its symbol if it has one.
  func button(
    _ block: TextBlock, in frame: Rect, border: Double, radius: Double, fill: Part.Ink?
  ) -> Element {
    let ink: Part.Ink = fill == .accent ? .onAccent : .primary
    var parts = [
      Part(
        .box(border: border, radius: radius, isFilled: fill != nil), in: frame,
        ink: fill ?? .faint)
    ]
    guard let symbol else {
      return placed(in: frame, parts: parts + [block.centredPart(in: frame, ink: ink)])
    }
    let room = Element.symbolRoom(beside: block.font)
    let start = frame.midX - (room + block.measured.size.width) / 2
    let line = Rect(
      minX: start + room, minY: frame.minY, maxX: frame.maxX + frame.minX - start,
      maxY: frame.maxY)
    parts.append(
      Part(
        .symbol(symbol),
        in: Rect(
          x: start, y: frame.midY - block.font.size / 2, width: block.font.size,
          height: block.font.size), ink: ink))
    parts.append(block.centredPart(in: line, ink: ink))
    return placed(in: frame, parts: parts)
  }

  /// How much of a line a symbol takes before a text in this font.
  static func symbolRoom(beside font: Font) -> Double { font.size + 4 }

  /// A circle with a symbol in it and a word under it.
  func story(_ circle: Rect, _ word: TextBlock, border: Double, symbolSide: Double) -> Element {
    let line = Rect(
      x: circle.minX, y: circle.maxY + 4, width: circle.width, height: word.height)
    let icon = Rect(
      x: circle.midX - symbolSide / 2, y: circle.midY - symbolSide / 2, width: symbolSide,
      height: symbolSide)
    return placed(
      in: Rect(minX: circle.minX, minY: circle.minY, maxX: circle.maxX, maxY: line.maxY),
      parts: [
        Part(
          .box(border: border, radius: circle.width / 2, isFilled: false), in: circle, ink: .faint),
        Part(.symbol(symbol ?? ""), in: icon), word.part(in: line, alignment: .center),
      ])
  }
}

extension ProfileItems.Count {
  /// The number over its word, in the middle of the frame.
  func placed(
    in frame: Rect, _ numberFont: Font, _ wordFont: Font, _ layout: ScreenLayout
  ) -> Element {
    let number = TextBlock(number, numberFont, width: frame.width, lineLimit: 1, in: layout)
    let word = TextBlock(word, wordFont, width: frame.width, lineLimit: 1, in: layout)
    let top = frame.midY - (numberFont.lineHeight + wordFont.lineHeight) / 2
    let numberFrame = Rect(
      x: frame.minX, y: top, width: frame.width, height: numberFont.lineHeight)
    let wordFrame = Rect(
      x: frame.minX, y: numberFrame.maxY, width: frame.width, height: wordFont.lineHeight)
    return element.placed(
      in: frame,
      parts: [
        number.part(in: numberFrame, alignment: .center),
        word.part(in: wordFrame, alignment: .center, ink: .secondary),
      ])
  }
}

extension Element.Part.Ink {
  /// What a button is filled with that follows somebody, or shows that it does.
  static func followFill(isFollowed: Bool) -> Element.Part.Ink { isFollowed ? .faint : .accent }
}
