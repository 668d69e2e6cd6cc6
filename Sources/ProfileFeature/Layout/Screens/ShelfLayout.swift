/// What the archive and what was saved show, which is always the same.
enum ShelfLayout {
  static func content(in layout: ScreenLayout) -> ScreenContent {
    let empty = ShelfElement.empty.element(layout.words, text: layout.words[.nothingHere])
      .paragraph(in: layout.traits.readableColumn, y: 16, layout)
    return ScreenContent(elements: [empty], height: empty.frame.maxY + 16)
  }
}
