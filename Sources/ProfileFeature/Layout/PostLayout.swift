/// What a post shows: the picture as a square from side to side, and the caption 12 under it.
enum PostLayout {
  static func content(for state: PostViewModel.State, in layout: ScreenLayout) -> ScreenContent {
    let traits = layout.traits
    let caption = state.post.caption
    let pictureColumn =
      switch traits.idiom {
      case .phone: traits.safeColumn
      case .tablet: traits.readableColumn
      }
    let picture = pictureColumn.rect(y: 0, height: pictureColumn.width)
    let column = traits.readableColumn
    let text = TextBlock(caption, traits.font(.body), width: column.width, in: layout)
    let line = column.rect(y: traits.snapped(picture.maxY) + 12, height: text.height)
    return ScreenContent(
      elements: [
        PostElement.image.element()
          .placed(
            in: picture,
            parts: [Element.Part(.box(border: 0, radius: 0, isFilled: true), in: picture)]),
        PostElement.caption.element(label: caption, text: caption).text(text, in: line),
      ],
      height: line.maxY + 12)
  }
}
