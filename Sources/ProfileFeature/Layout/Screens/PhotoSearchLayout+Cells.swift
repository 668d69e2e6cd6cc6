/// What the cells of the photo search look like.
extension PhotoSearchLayout {
  func element(_ cell: Cell, in frame: Rect) -> Element {
    switch cell {
    case .header(let number): headerElement(number, in: frame)
    case .photo(let place): photoElement(at: place, in: frame)
    case .spinner: spinner(in: frame)
    }
  }

  func header(_ number: Int) -> (query: TextBlock, found: TextBlock, height: Double) {
    let section = state.sections[number]
    let width = traits.readableColumn.width
    let query = TextBlock(section.query, traits.font(.headline), width: width, in: layout)
    let found = TextBlock(
      words[.foundPhotos, count: section.foundCount], traits.font(.subheadline), width: width,
      in: layout)
    return (query, found, query.height + found.height)
  }

  private func headerElement(_ number: Int, in frame: Rect) -> Element {
    let section = state.sections[number]
    let header = header(number)
    let found = words[.foundPhotos, count: section.foundCount]
    let column = Column(x: frame.minX, width: frame.width)
    let queryFrame = column.rect(y: frame.minY + 8, height: header.query.height)
    var element = PhotoSearchLayout.header.element(
      at: number, identity: section.id, label: "\(section.query), \(found)",
      text: "\(section.query) \(found)")
    element.role = .heading
    return element.placed(
      in: frame,
      parts: [
        header.query.part(in: queryFrame),
        header.found.part(
          in: column.rect(y: queryFrame.maxY, height: header.found.height), ink: .secondary),
      ])
  }

  private func photoElement(at place: PhotoPlace, in frame: Rect) -> Element {
    let photo = state.sections[place.section].photos[place.item]
    let isLarge = photo.id == state.large?.id
    var element = PhotoSearchLayout.photo.element(
      section: place.section, item: place.item, identity: photo.id, label: photo.title)
    element.isLarge = isLarge
    element.isSelected = state.chosen?.contains(photo.id) ?? false
    element.image = isLarge && state.large?.image == .large ? photo.largeImage : photo.thumbnail
    // Only the large one has a border.
    let border: Double = isLarge ? 10 : 0
    var parts = [Element.Part(.box(border: border, radius: 0, isFilled: true), in: frame)]
    if element.isSelected {
      let side = min(24, frame.width, frame.height)
      let mark = Rect(x: frame.maxX - side, y: frame.maxY - side, width: side, height: side)
      parts.append(Element.Part(.symbol("checkmark.circle.fill"), in: mark, ink: .accent))
    }
    return element.placed(in: frame, parts: parts)
  }

  private func spinner(in frame: Rect) -> Element {
    PhotoSearchElement.spinner.element(words)
      .spinner(in: Column(x: frame.minX, width: frame.width), y: frame.minY)
  }
}
