/// What a post shows: the picture as a square from side to side, the caption 12 under it, and what can be
/// done with it under that.
enum PostLayout {
  static func content(for state: PostViewModel.State, in layout: ScreenLayout) -> ScreenContent {
    let traits = layout.traits
    let words = layout.words
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
    let like = PostElement.like
      .element(
        words, symbol: state.post.isLiked ? "heart.fill" : "heart", isSelected: state.post.isLiked
      )
      .symbolButton(at: Point(x: column.x, y: line.maxY + 12), layout)
    let share = PostElement.share.element(words, symbol: "square.and.arrow.up")
      .symbolButton(at: Point(x: like.frame.maxX + 8, y: like.frame.minY), layout)
    return ScreenContent(
      elements: [
        PostElement.image.element(words, label: state.post.picture)
          .placed(
            in: picture,
            parts: [Element.Part(.box(border: 0, radius: 0, isFilled: true), in: picture)]),
        PostElement.caption.element(words, label: caption, text: caption).text(text, in: line),
        like,
        share,
      ],
      height: share.frame.maxY + 12)
  }
}
