/// What the photo search shows: the search field, what a person has to know, and a section for each search: its header
/// and under that the photos, as many beside each other as stand three in a row on a phone.
///
/// The large photo has a row of its own. It fills the width as far as its height allows, and is never higher than what
/// can be seen between the bars.
struct PhotoSearchLayout {
  static let header = CellPattern(
    prefix: "search.section", name: "search.section", word: .search)
  static let photo = CellPattern(
    prefix: "photo", name: "photo", word: .photo, isSectioned: true)

  private static let insets = Insets(top: 50, left: 20, bottom: 50, right: 20)
  private static let spacing = 20.0
  /// The width of the phone that has three columns: what is wider has more as soon as they are no narrower.
  private static let phoneWidth = 393.0

  /// What a cell is.
  enum Cell: Hashable {
    case header(Int)
    case photo(PhotoPlace)
    case spinner
  }

  let state: PhotoSearchViewModel.State
  let layout: ScreenLayout
  let traits: Traits
  let words: Words
  private let column: Column
  private let columnCount: Int
  /// What the large photo has at most.
  private let largeSize: Size

  /// - Parameter restHeight: the height in which the content can be seen.
  init(_ state: PhotoSearchViewModel.State, in layout: ScreenLayout, restHeight: Double) {
    self.state = state
    self.layout = layout
    traits = layout.traits
    words = layout.words
    let insets = PhotoSearchLayout.insets
    let spacing = PhotoSearchLayout.spacing
    column = traits.safeColumn.inset(by: insets.left)
    let pitch = (PhotoSearchLayout.phoneWidth - insets.left - insets.right + spacing) / 3
    columnCount = max(3, Int((column.width + spacing) / pitch))
    largeSize = Size(
      width: column.width,
      height: max(
        Element.minimumHitLength, min(traits.size.height - insets.top - insets.bottom, restHeight)))
  }

  var content: ScreenContent {
    let share = PhotoSearchElement.share.element(
      words, symbol: "square.and.arrow.up", isEnabled: state.isShareEnabled)
    let (elements, end) = top
    let (cells, flow, height) = flow(from: end)
    return ScreenContent(
      leadingItems: state.chosen == nil
        ? [] : [PhotoSearchElement.cancel.element(words, text: words[.cancel])],
      trailingItems: [share], elements: elements,
      cells: ScreenElements.Cells(
        layout: .flow(flow),
        makeElement: { index, frame in element(cells[index], in: frame) },
        indexOfElement: { id in cell(id).flatMap(cells.firstIndex) },
        countOfPrefix: count),
      height: height)
  }

  // MARK: Above the sections

  private var top: (elements: [Element], end: Double) {
    let column = traits.readableColumn
    var elements = [
      PhotoSearchElement.field.element(words, value: state.query, text: state.query)
        .field(in: column, y: 0, layout)
    ]
    var end = elements[0].frame.maxY
    let texts: [(PhotoSearchElement, String?)] = [
      (.chosen, state.chosen.map { words[.selectedPhotos, count: $0.count] }),
      (.message, state.hasFailed ? words[.couldNotSearch] : nil),
    ]
    for case (let element, let text?) in texts {
      elements.append(
        element.element(words, label: text, text: text).paragraph(in: column, y: end + 8, layout))
      end = elements[elements.count - 1].frame.maxY
    }
    return (elements, end + 8)
  }

  // MARK: Sections

  private func flow(from start: Double) -> (cells: [Cell], flow: FlowLayout, end: Double) {
    var cells: [Cell] = []
    var flow = FlowLayout()
    var y = start
    for (number, section) in state.sections.enumerated() {
      let header = traits.readableColumn.rect(y: y, height: header(number).height + 16)
      cells.append(.header(number))
      flow.addRow([header])
      y = header.maxY
      guard !section.photos.isEmpty else { continue }
      y += PhotoSearchLayout.insets.top
      var row: [Rect] = []
      func endRow() {
        guard let first = row.first else { return }
        flow.addRow(row)
        row = []
        y = first.maxY + PhotoSearchLayout.spacing
      }
      for (item, photo) in section.photos.enumerated() {
        cells.append(.photo(PhotoPlace(section: number, item: item)))
        if photo.id == state.large?.id {
          endRow()
          row = [largeFrame(of: photo, y: y)]
          if state.large?.image == .loading {
            cells.append(.spinner)
            row.append(spinnerFrame(in: row[0]))
          }
          endRow()
        } else {
          row.append(frame(inColumn: row.count, y: y))
          if row.count == columnCount { endRow() }
        }
      }
      endRow()
      y += PhotoSearchLayout.insets.bottom - PhotoSearchLayout.spacing
    }
    return (cells, flow, y)
  }

  private func frame(inColumn number: Int, y: Double) -> Rect {
    let spacing = PhotoSearchLayout.spacing
    let side = (column.width - spacing * Double(columnCount - 1)) / Double(columnCount)
    return Rect(x: column.x + Double(number) * (side + spacing), y: y, width: side, height: side)
  }

  private func largeFrame(of photo: Photo, y: Double) -> Rect {
    let ratio = max(photo.aspectRatio, .leastNonzeroMagnitude)
    let height = min(largeSize.width / ratio, largeSize.height)
    let width = min(largeSize.width, height * ratio)
    return Rect(
      x: column.x + (column.width - width) / 2, y: y, width: width, height: height)
  }

  private func spinnerFrame(in photo: Rect) -> Rect {
    let side = 20.0
    return Rect(x: photo.midX - side / 2, y: photo.midY - side / 2, width: side, height: side)
  }

  // MARK: Ids

  private func cell(_ id: String) -> Cell? {
    if id == PhotoSearchElement.spinner.rawValue { return .spinner }
    if let number = PhotoSearchLayout.header.index(in: id) { return .header(number) }
    if let identity = PhotoSearchLayout.header.identity(in: id) {
      return state.sections.firstIndex { $0.id == identity }.map { .header($0) }
    }
    if let (section, item) = PhotoSearchLayout.photo.place(in: id) {
      return .photo(PhotoPlace(section: section, item: item))
    }
    return PhotoSearchLayout.photo.identity(in: id).flatMap(state.place).map { .photo($0) }
  }

  /// Sections are counted, and the photos of each section.
  private func count(ofPrefix prefix: String) -> Int {
    if prefix == PhotoSearchLayout.header.prefix { return state.sections.count }
    guard let (section, _) = PhotoSearchLayout.photo.place(in: prefix + ".0"),
      state.sections.indices.contains(section)
    else { return 0 }
    return state.sections[section].photos.count
  }
}
