/// What forms and sheets are made of.
extension Element {
  /// A field: its name, and what it has under it, at least 44 high.
  func field(in column: Column, y: Double, _ layout: ScreenLayout) -> Element {
    let caption = TextBlock(label, layout.traits.font(.footnote), width: column.width, in: layout)
    let content = TextBlock(text, layout.traits.font(.body), width: column.width, in: layout)
    // An empty field is as high as a line, so that there is something to tap.
    let height = max(content.height, layout.traits.snapped(content.font.lineHeight))
    let captionFrame = column.rect(y: y + 8, height: caption.height)
    return placed(
      in: column.rect(y: y, height: max(44, caption.height + height + 16)),
      parts: [
        caption.part(in: captionFrame, ink: .secondary),
        content.part(in: column.rect(y: captionFrame.maxY, height: height)),
      ])
  }

  /// A text in all its lines.
  func paragraph(
    _ style: TextStyle = .body, in column: Column, y: Double, _ layout: ScreenLayout
  ) -> Element {
    let block = TextBlock(text, layout.traits.font(style), width: column.width, in: layout)
    return self.text(block, in: column.rect(y: y, height: block.height))
  }

  /// A filled button over the whole column, at least 44 high.
  func wideButton(in column: Column, y: Double, _ layout: ScreenLayout) -> Element {
    let block = TextBlock(
      text, layout.traits.font(.headline), width: column.width - 32, in: layout)
    return button(
      block, in: column.rect(y: y, height: max(44, block.height + 24)), border: 0, radius: 8,
      fill: .accent)
  }

  /// A button that is a symbol of 24, at least 44 wide and high.
  func symbolButton(at origin: Point, _ layout: ScreenLayout) -> Element {
    let icon = layout.traits.scaled(24)
    let side = max(44, icon + 20)
    let frame = Rect(origin: origin, size: Size(width: side, height: side))
    return placed(
      in: frame,
      parts: [
        Part(
          .symbol(symbol ?? ""),
          in: Rect(x: frame.midX - icon / 2, y: frame.midY - icon / 2, width: icon, height: icon))
      ])
  }
}
