/// What the showcase shows, which is always the same: one collection with a cell of each kind, as high as what is
/// in it, and a footer with the links.
struct ShowcaseLayout {
  static let photo = CellPattern(
    prefix: "showcase.photo", name: "showcase.photo", word: .photo)

  private static let photoCount = 8

  private let layout: ScreenLayout
  private let traits: Traits
  /// The full width, of which the adaptive preset leaves out what lies under the notch.
  private let column: Column

  static func content(in layout: ScreenLayout) -> ScreenContent {
    ShowcaseLayout(layout).content
  }

  private init(_ layout: ScreenLayout) {
    self.layout = layout
    traits = layout.traits
    switch traits.layoutPreset {
    case .classic, .compact: column = Column(x: 0, width: traits.size.width)
    case .adaptive: column = traits.safeColumn
    }
  }

  private var content: ScreenContent {
    var content = ScreenContent()
    for item in ShowcaseItem.allCases {
      let cell = cell(item, y: content.height)
      // What comes behind the photos is read behind them.
      if content.cells == nil {
        content.elements.append(cell)
      } else {
        content.closing.append(cell)
      }
      if item == .photos { content.cells = photos(in: cell.frame) }
      content.height = cell.frame.maxY
    }
    let footer = footer(y: content.height)
    content.closing += footer.elements
    content.height += footer.height
    return content
  }

  /// A cell that is as high as what is in it.
  private func cell(_ item: ShowcaseItem, y: Double) -> Element {
    switch item {
    case .hero:
      let frame = column.rect(y: y, height: 0.7 * traits.size.height)
      return item.element(layout.words).placed(in: frame, parts: [.picture(in: frame)])
    case .text:
      return item.element(layout.words, text: item.label(in: layout.words)).paragraph(
        in: column.inset(by: 15), y: y, layout)
    case .photos:
      return item.element(layout.words).placed(in: column.rect(y: y, height: column.width / 1.5))
    }
  }

  /// The photos, each as wide as what they are seen in.
  private func photos(in area: Rect) -> ScreenElements.Cells {
    let strip = StripLayout(
      scroller: ShowcaseItem.photos.rawValue, area: area, cellWidth: area.width, spacing: 3,
      count: ShowcaseLayout.photoCount)
    let words = layout.words
    return ScreenElements.Cells(
      ShowcaseLayout.photo, layout: .strip(strip),
      makeElement: { index, frame in
        var photo = ShowcaseLayout.photo.element(
          at: index, identity: "s\(index + 1)",
          label: words[.photo, number: index + 1, of: strip.count])
        // It is to be looked at: no tap means anything to it.
        photo.role = .image
        photo.scroller = strip.scroller
        return photo.placed(in: frame, parts: [.picture(in: frame)], clip: area)
      },
      indexOfID: { id in
        (0..<strip.count).first { "s\($0 + 1)" == id }
      })
  }

  /// The label over the links, at least 120 high: as high as both need where text or the links are large.
  private func footer(y: Double) -> (elements: [Element], height: Double) {
    // Not rounded: edges are, each by itself.
    let side = traits.size.width / 6
    let textColumn = column.inset(by: 15)
    let word = ShowcaseElement.footer.label(in: layout.words)
    let text = TextBlock(
      word, traits.font(.footnote), width: textColumn.width, in: layout)
    let content = text.height + 8 + side
    let height = max(120, content + 24)
    let top = y + (height - content) / 2
    let textFrame = textColumn.rect(y: top, height: text.height)
    let links = Link.allCases
    let row = column.centred(width: side * Double(links.count) + 16 * Double(links.count - 1))
    let buttons = links.enumerated().map { place, link in
      link.button(
        layout.words,
        in: Rect(
          x: row.x + Double(place) * (side + 16), y: textFrame.maxY + 8, width: side, height: side))
    }
    let footer = ShowcaseElement.footer.element(layout.words, text: word).placed(
      in: textFrame, parts: [text.part(in: textFrame, alignment: .center, ink: .secondary)])
    return ([footer] + buttons, height)
  }
}

extension Link {
  fileprivate func button(_ words: Words, in frame: Rect) -> Element {
    let element = ShowcaseElement(self)
    let icon = Rect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24)
    return element.element(words, symbol: element.symbol).placed(
      in: frame,
      parts: [
        Element.Part(.box(border: 1, radius: 8, isFilled: false), in: frame, ink: .faint),
        Element.Part(.symbol(element.symbol ?? ""), in: icon),
      ])
  }
}

extension Element.Part {
  /// The surface that stands for a picture.
  fileprivate static func picture(in frame: Rect) -> Element.Part {
    Element.Part(.box(border: 0, radius: 0, isFilled: true), in: frame)
  }
}
