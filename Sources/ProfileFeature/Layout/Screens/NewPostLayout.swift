/// What a new post shows: the photos to choose from, the caption, how publishing goes, and the button that publishes.
enum NewPostLayout {
  static let photo = CellPattern(prefix: "upload.photo", name: "upload.photo", word: .photo)

  static func content(
    for state: NewPostViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let words = layout.words
    let column = layout.traits.readableColumn
    let photos = GridLayout(
      column: layout.traits.safeColumn, y: 0, columnCount: layout.traits.gridColumnCount,
      spacing: 1, count: state.photos.count)
    let caption = NewPostElement.caption
      .element(words, value: state.caption, text: state.caption, isEnabled: !state.isPublishing)
      .field(in: column, y: photos.height, layout)
    var elements = [caption]
    var y = caption.frame.maxY
    if state.isPublishing {
      let spinner = NewPostElement.spinner.element(words).spinner(in: column, y: y + 12)
      elements.append(spinner)
      y = spinner.frame.maxY
    }
    if state.hasFailed {
      let message = NewPostElement.message
        .element(words, label: words[.couldNotPost], text: words[.couldNotPost])
        .paragraph(in: column, y: y + 12, layout)
      elements.append(message)
      y = message.frame.maxY
    }
    let post = NewPostElement.post
      .element(
        words, value: state.isPublishing ? words[.posting] : nil, text: words[.post],
        isEnabled: state.isPostEnabled
      )
      .wideButton(in: column, y: y + 16, layout)
    elements.append(post)
    return ScreenContent(
      cells: cells(of: state, photos), closing: elements, height: post.frame.maxY + 16)
  }

  private static func cells(
    of state: NewPostViewModel.State, _ grid: GridLayout
  ) -> ScreenElements.Cells {
    ScreenElements.Cells(
      photo, layout: .grid(grid),
      makeElement: { index, frame in
        let shown = state.photos[index]
        var element = photo.element(at: index, identity: shown.id, label: shown.label)
        element.isSelected = shown.id == state.selectedPhoto
        element.isEnabled = !state.isPublishing
        let surface = Element.Part(.box(border: 0, radius: 0, isFilled: true), in: frame)
        // The mark lies over the picture, in its trailing lower corner.
        let mark = Element.Part(
          .symbol("checkmark.circle.fill"),
          in: Rect(x: frame.maxX - 32, y: frame.maxY - 32, width: 24, height: 24), ink: .accent)
        return element.placed(in: frame, parts: element.isSelected ? [surface, mark] : [surface])
      },
      indexOfID: { id in state.photos.firstIndex { $0.id == id } })
  }
}
