extension ProfileDesign {
  /// A header of a third of the container, which cuts what is lower. Sizes of text are fixed.
  ///
  /// There is no room for a story, and the username stands in the bar.
  static func compact(_ items: ProfileItems, in layout: ScreenLayout) -> ProfileDesign {
    let traits = layout.traits
    let width = traits.size.width
    let bounds = Rect(x: 0, y: 0, width: width, height: traits.size.height / 3)
    let column = Column(x: 5, width: width - 10)
    let avatar = Rect(x: 5, y: 5, width: width / 4, height: width / 4)
    var header = [items.avatar.round(in: avatar)]

    let name = column.rect(y: avatar.maxY + 5, height: 50)
    header.append(
      items.name.placed(
        in: name,
        parts: [
          TextBlock(
            items.name.text, traits.font(size: 17, weight: .bold), width: name.width, lineLimit: 1,
            in: layout
          ).centredPart(in: name, alignment: .leading)
        ]))
    if let bio = items.bio {
      let text = TextBlock(bio.text, traits.font(size: 17), width: column.width, in: layout)
      header.append(
        bio.text(text, in: column.rect(y: name.maxY + 5, height: text.measured.size.height)))
    }

    let counts = Column(x: avatar.maxX, width: width - 10 - avatar.width)
    for (index, count) in [items.posts, items.followers, items.following].enumerated() {
      header.append(
        count.placed(
          in: counts.part(index, of: 3).rect(y: avatar.minY, height: avatar.height / 2),
          traits.font(size: 16, weight: .bold), traits.font(size: 14), layout))
    }
    let button = counts.rect(y: avatar.midY, height: avatar.height / 2)
    header.append(
      items.mainButton.button(
        TextBlock(
          items.mainButton.text, traits.font(size: 17), width: button.width, lineLimit: 1,
          in: layout),
        in: button, border: 1, radius: 0, fill: items.mainButtonFill))

    return ProfileDesign(
      header: header.map { element in
        var element = element
        element.clip = bounds
        return element
      },
      headerHeight: bounds.height,
      filterBar: FilterBar(
        column: Column(x: 0, width: width), height: 65, iconSide: 24, isPinned: false),
      grid: Grid(column: Column(x: 1, width: width - 2), columnCount: 3, spacing: 1, border: 0))
  }
}
