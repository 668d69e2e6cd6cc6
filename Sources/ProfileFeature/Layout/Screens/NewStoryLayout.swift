/// What a new story shows, which is always the same: the buttons at both ends of its bar.
enum NewStoryLayout {
  static func content(in layout: ScreenLayout) -> ScreenContent {
    ScreenContent(
      leadingItems: [item(.cancel, layout.words)],
      trailingItems: [item(.post, layout.words)])
  }

  private static func item(_ element: NewStoryElement, _ words: Words) -> Element {
    element.element(words, text: element.label(in: words))
  }
}
