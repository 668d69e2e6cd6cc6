extension ProfileDesign {
  /// A header of 340, made from the figures of a well-known app. Sizes of text are fixed.
  ///
  /// The bar's title is the username, so the header does not repeat it.
  static func classic(_ items: ProfileItems, in layout: ScreenLayout) -> ProfileDesign {
    let traits = layout.traits
    let width = traits.size.width
    let column = Column(x: 16, width: width - 32)
    let avatar = Rect(x: 16, y: 16, width: 96, height: 96)
    var header = [items.avatar.round(in: avatar)]

    let bold = traits.font(size: 14, weight: .bold)
    var y = avatar.maxY + 16
    let name = TextBlock(items.name.text, bold, width: column.width, lineLimit: 1, in: layout)
    header.append(items.name.text(name, in: column.rect(y: y, height: bold.lineHeight)))
    y += bold.lineHeight
    if let bio = items.bio {
      let text = TextBlock(
        bio.text, traits.font(size: 14), width: column.width, lineLimit: 3, in: layout)
      let frame = column.rect(y: y + 4, height: text.measured.size.height)
      header.append(bio.text(text, in: frame))
      y = frame.maxY
    }

    let counts = Column(x: avatar.maxX + 16, width: width - 32 - avatar.maxX - 16)
    let numberFont = traits.font(size: 16, weight: .bold)
    let wordFont = traits.font(size: 14)
    let height = numberFont.lineHeight + wordFont.lineHeight
    for (index, count) in [items.posts, items.following, items.followers].enumerated() {
      header.append(
        count.placed(
          in: counts.part(index, of: 3).rect(y: avatar.midY - height / 2, height: height),
          numberFont, wordFont, layout))
    }

    let button = column.rect(y: y + 16, height: bold.lineHeight + 12)
    header.append(
      items.mainButton.button(
        TextBlock(items.mainButton.text, bold, width: button.width, lineLimit: 1, in: layout),
        in: button, border: 1, radius: 4, fill: items.mainButtonFill))

    let circle = Rect(x: 16, y: button.maxY + 16, width: 64, height: 64)
    let word = TextBlock(
      items.story.text, traits.font(size: 10), width: circle.width, lineLimit: 1, in: layout)
    header.append(items.story.story(circle, word, border: 0.75, symbolSide: 24))

    return ProfileDesign(
      header: header, headerHeight: 340,
      filterBar: FilterBar(
        column: Column(x: 0, width: width), height: 50, iconSide: 24, isPinned: true),
      grid: Grid(column: Column(x: 0, width: width), columnCount: 3, spacing: 0, border: 0.5))
  }
}
