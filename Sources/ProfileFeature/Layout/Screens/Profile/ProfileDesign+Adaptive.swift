extension ProfileDesign {
  /// As high as the content needs, at every size of text: nothing is cut, and nothing lies under the notch.
  static func adaptive(_ items: ProfileItems, in layout: ScreenLayout) -> ProfileDesign {
    let traits = layout.traits
    var header = AdaptiveHeader(items, in: layout)
    header.place()
    let column = traits.safeColumn
    return ProfileDesign(
      header: header.elements, headerHeight: header.y,
      filterBar: FilterBar(
        column: column, height: max(44, traits.scaled(44)), iconSide: traits.scaled(24),
        isPinned: true),
      grid: Grid(
        column: column, columnCount: traits.gridColumnCount, spacing: 1, border: 0))
  }
}

/// Places the header of the adaptive preset from top to bottom.
private struct AdaptiveHeader {
  private(set) var elements: [Element] = []
  /// How far down the header has come.
  private(set) var y = 16.0

  private let items: ProfileItems
  private let layout: ScreenLayout
  private let traits: Traits
  private let column: Column

  init(_ items: ProfileItems, in layout: ScreenLayout) {
    self.items = items
    self.layout = layout
    traits = layout.traits
    column = layout.traits.readableColumn
  }

  mutating func place() {
    // Text that is as large as this needs the whole width.
    let isStacked = traits.textSize.isAccessibility
    let side = min(traits.textSize.scaled(72), traits.size.width / 3)
      .roundedDownToPixel(at: traits.scale)
    let avatar = Rect(x: column.x, y: y, width: side, height: side)
    elements.append(items.avatar.round(in: avatar))
    let beside = column.dropping(side + 16)

    var counts: [Element] = []
    if isStacked {
      y = avatar.maxY + 12
      placeWho(in: column)
    } else {
      placeWho(in: beside)
      if let row = countRow(in: beside, y: y + 8) {
        counts = row
        y = row[0].frame.maxY
      }
      y = max(y, avatar.maxY)
    }
    if let bio = items.bio {
      y += 8
      placeText(bio, traits.font(.body), in: column)
    }
    if counts.isEmpty { counts = countsUnderAvatar(isStacked: isStacked) }
    elements += counts
    placeButton()
    placeStory()
    y += 16
  }

  private mutating func placeWho(in column: Column) {
    placeText(items.name, traits.font(.headline), in: column)
    y += 2
    placeText(items.username, traits.font(.subheadline), in: column, ink: .secondary)
  }

  private mutating func placeText(
    _ element: Element, _ font: Font, in column: Column, ink: Element.Part.Ink = .primary
  ) {
    let text = TextBlock(element.text, font, width: column.width, in: layout)
    elements.append(element.text(text, in: column.rect(y: y, height: text.height), ink: ink))
    y += text.height
  }

  /// The counts side by side, unless one of them is too wide for that.
  private func countRow(in column: Column, y: Double) -> [Element]? {
    let numberFont = traits.font(.headline)
    let wordFont = traits.font(.footnote)
    let counts = [items.posts, items.followers, items.following]
    let room = column.width / 3 - 4
    for count in counts {
      let width = max(
        layout.measure(count.number, numberFont).size.width,
        layout.measure(count.word, wordFont).size.width)
      guard width <= room else { return nil }
    }
    let lines =
      traits.snapped(numberFont.lineHeight) + traits.snapped(wordFont.lineHeight)
    return counts.enumerated().map { index, count in
      count.placed(
        in: column.part(index, of: 3).rect(y: y, height: max(44, lines)), numberFont, wordFont,
        layout)
    }
  }

  /// The counts over the whole width: side by side if they fit and may, otherwise one under the other.
  private mutating func countsUnderAvatar(isStacked: Bool) -> [Element] {
    y += 8
    if !isStacked, let row = countRow(in: column, y: y) {
      y = row[0].frame.maxY
      return row
    }
    return [items.posts, items.followers, items.following].map { count in
      let text = TextBlock(
        count.element.text, traits.font(.headline), width: column.width, in: layout)
      let frame = column.rect(y: y, height: max(44, text.height))
      y = frame.maxY
      return count.element.placed(
        in: frame, parts: [text.centredPart(in: frame, alignment: .leading)])
    }
  }

  private mutating func placeButton() {
    let font = traits.font(.headline)
    let symbol = items.mainButton.symbol == nil ? 0 : Element.symbolRoom(beside: font)
    let text = TextBlock(
      items.mainButton.text, font, width: column.width - 32 - symbol, in: layout)
    let frame = column.rect(y: y + 16, height: max(44, text.height + 24))
    elements.append(
      items.mainButton.button(
        text, in: frame, border: 1, radius: 8, fill: items.mainButtonFill))
    y = frame.maxY
  }

  private mutating func placeStory() {
    let side = min(traits.scaled(64), column.width.roundedDownToPixel(at: traits.scale))
    let word = TextBlock(items.story.text, traits.font(.caption1), width: side, in: layout)
    let circle = Rect(x: column.x, y: y + 16, width: side, height: side)
    let story = items.story.story(circle, word, border: 1, symbolSide: traits.scaled(24))
    elements.append(story)
    y = story.frame.maxY
  }
}
