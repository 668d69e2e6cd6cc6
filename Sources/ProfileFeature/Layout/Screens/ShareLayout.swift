/// What the share sheet shows: how much is shared, photos by their titles in the order in which they were chosen, and a
/// button under it.
enum ShareLayout {
  static let item = CellPattern(prefix: "share.item", name: "share.item", word: .picture)

  static func content(for shared: SharedContent, in layout: ScreenLayout) -> ScreenContent {
    let words = layout.words
    let column = layout.traits.readableColumn
    let (title, photos) =
      switch shared {
      case .post: (words[.sharedPosts, count: 1], [Photo]())
      case .photos(let photos): (words[.sharedPhotos, count: photos.count], photos)
      }
    let items = ShareElement.items.element(words, label: title, text: title)
      .paragraph(.headline, in: column, y: 16, layout)
    let rows = RowLayout(
      column: layout.traits.safeColumn, y: items.frame.maxY,
      heights: photos.map { Row($0.title, in: layout).height })
    let close = ShareElement.close.element(words, text: words[.close])
      .wideButton(in: column, y: rows.maxY + 16, layout)
    return ScreenContent(
      elements: [items],
      cells: ScreenElements.Cells(
        item, layout: .rows(rows),
        makeElement: { index, frame in
          let photo = photos[index]
          var element = item.element(
            at: index, identity: photo.id, label: photo.title, text: photo.title)
          element.role = .staticText
          element.image = photo.thumbnail
          return Row(photo.title, in: layout).placing(element, in: frame)
        },
        indexOfID: { id in photos.firstIndex { $0.id == id } }),
      closing: [close], height: close.frame.maxY + 16)
  }
}
