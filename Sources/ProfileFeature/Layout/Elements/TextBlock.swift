/// A text that has been measured for where it goes.
struct TextBlock {
  let measured: MeasuredText
  let font: Font
  /// In whole pixels.
  let height: Double

  /// - Parameter width: how wide its lines may be.
  init(
    _ text: String, _ font: Font, width: Double = .infinity, lineLimit: Int? = nil,
    in layout: ScreenLayout
  ) {
    measured = layout.measure(text, font, width: width, lineLimit: lineLimit)
    self.font = font
    height = layout.traits.snapped(measured.size.height)
  }

  /// The text as a part of an element, from the upper edge of `frame` down.
  func part(
    in frame: Rect, alignment: Element.Part.Alignment = .leading, ink: Element.Part.Ink = .primary
  ) -> Element.Part {
    Element.Part(.text(measured.lines, font, alignment), in: frame, ink: ink)
  }

  /// The text as a part of an element, half way down `frame`.
  func centredPart(
    in frame: Rect, alignment: Element.Part.Alignment = .center, ink: Element.Part.Ink = .primary
  ) -> Element.Part {
    let line = Rect(
      x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    return part(in: line, alignment: alignment, ink: ink)
  }
}
