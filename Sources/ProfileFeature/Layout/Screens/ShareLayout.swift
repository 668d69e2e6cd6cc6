/// What the share sheet shows, which is always the same: what is shared, and a button under it.
enum ShareLayout {
  static func content(in layout: ScreenLayout) -> ScreenContent {
    let words = layout.words
    let column = layout.traits.readableColumn
    let items = ShareElement.items.element(words, text: words[.sharedPosts, count: 1])
      .paragraph(.headline, in: column, y: 16, layout)
    let close = ShareElement.close.element(words, text: words[.close])
      .wideButton(in: column, y: items.frame.maxY + 16, layout)
    return ScreenContent(elements: [items, close], height: close.frame.maxY + 16)
  }
}
