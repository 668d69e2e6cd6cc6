/// What a new post shows: the caption, under it what went wrong, and the button that publishes it.
enum NewPostLayout {
  static func content(
    for state: NewPostViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let words = layout.words
    let column = layout.traits.readableColumn
    let caption = NewPostElement.caption
      .element(words, value: state.caption, text: state.caption, isEnabled: !state.isPublishing)
      .field(in: column, y: 0, layout)
    var elements = [caption]
    var y = caption.frame.maxY
    if state.hasFailed {
      let message = NewPostElement.message
        .element(words, label: words[.couldNotPost], text: words[.couldNotPost])
        .paragraph(in: column, y: y + 12, layout)
      elements.append(message)
      y = message.frame.maxY
    }
    let post = NewPostElement.post
      .element(
        words, value: state.isPublishing ? words[.saving] : nil, text: words[.post],
        isEnabled: !state.isPublishing
      )
      .wideButton(in: column, y: y + 16, layout)
    elements.append(post)
    return ScreenContent(elements: elements, height: post.frame.maxY + 16)
  }
}
