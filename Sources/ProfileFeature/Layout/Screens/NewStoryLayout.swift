/// What a new story shows, which is always the same: the buttons at both ends of its bar.
enum NewStoryLayout {
  static var content: ScreenContent {
    ScreenContent(
      leadingItems: [item(.cancel)],
      trailingItems: [item(.post)])
  }

  private static func item(_ element: NewStoryElement) -> Element {
    element.element(text: element.label)
  }
}
