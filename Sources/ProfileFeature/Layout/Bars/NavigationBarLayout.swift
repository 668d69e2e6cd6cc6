/// The places of a navigation bar's elements. Bars do not follow the size of text.
///
/// The figures are the platform's: a row of 44, or of 32 on a phone in landscape, where titles are never large;
/// 52 more for a large title; buttons at least 44 wide, 8 from the edge.
struct NavigationBarLayout {
  /// In reading order, with the title in the row.
  let elements: [Element]
  /// The title as it stands at rest where it is large, with what cuts it while it goes.
  let largeTitle: Element?

  /// The height of the row of buttons.
  static func height(of bar: NavigationBar, for traits: Traits) -> Double {
    if bar.isHidden { return 0 }
    return traits.isPhoneLandscape ? 32 : 44
  }

  /// How much higher the bar is at rest.
  static func largeTitleHeight(of bar: NavigationBar, for traits: Traits) -> Double {
    bar.hasLargeTitle && bar.title != nil && !traits.isPhoneLandscape ? 52 : 0
  }

  init(
    _ bar: NavigationBar, leading: [Element], trailing: [Element], in layout: ScreenLayout
  ) {
    let traits = layout.traits
    let height = NavigationBarLayout.height(of: bar, for: traits)
    let y = traits.safeAreaInsets.top
    let row = traits.safeColumn.inset(by: 8).rect(y: y, height: height)

    var leadingItems = leading
    if bar.hasBackButton {
      leadingItems.insert(
        BarElement.back.element(layout.words, value: bar.backTitle, symbol: "chevron.backward"),
        at: 0)
    }
    leadingItems = NavigationBarLayout.line(leadingItems, from: row.minX, y: y, height, layout)
    let widths = trailing.map { NavigationBarLayout.width(of: $0, in: layout) }
    let trailingItems = NavigationBarLayout.line(
      trailing, from: row.maxX - widths.reduce(0, +), y: y, height, layout)
    let leadingEnd = leadingItems.last?.frame.maxX ?? row.minX
    let trailingStart = trailingItems.first?.frame.minX ?? row.maxX

    leadingItems = (bar.hasGrabber ? [SheetElement.grabber(in: layout)] : []) + leadingItems
    guard let title = bar.title else {
      elements = leadingItems + trailingItems
      largeTitle = nil
      return
    }
    let item = BarElement.title.element(layout.words, label: title, text: title)
    // In the middle of the container while there is room, otherwise in the middle of what is left.
    let font = traits.font(size: 17, weight: .semibold)
    let room = Rect(
      minX: leadingEnd + 8, minY: y, maxX: max(leadingEnd + 8, trailingStart - 8), maxY: y + height)
    let measured = layout.measure(title, font, width: room.width, lineLimit: 1)
    let width = min(traits.snapped(measured.size.width), room.width)
    let centred = (traits.size.width - width) / 2
    let frame = Rect(
      x: max(room.minX, min(centred, room.maxX - width)), y: y, width: width, height: height)
    let line = Rect(
      x: frame.minX, y: frame.midY - font.lineHeight / 2, width: width, height: font.lineHeight)
    elements =
      leadingItems + [
        item.placed(
          in: frame, parts: [Element.Part(.text(measured.lines, font, .center), in: line)],
          layer: .bar)
      ] + trailingItems
    let largeTitleHeight = NavigationBarLayout.largeTitleHeight(of: bar, for: traits)
    largeTitle =
      largeTitleHeight > 0
      ? NavigationBarLayout.largeTitle(item, y: y + height, height: largeTitleHeight, layout) : nil
  }

  private static func largeTitle(
    _ item: Element, y: Double, height: Double, _ layout: ScreenLayout
  ) -> Element {
    let traits = layout.traits
    let font = traits.font(size: 34, weight: .bold)
    let column = traits.marginColumn
    let measured = layout.measure(item.text, font, width: column.width, lineLimit: 1)
    let area = column.rect(y: y, height: height)
    let line = column.rect(y: area.midY - font.lineHeight / 2, height: font.lineHeight)
    return item.placed(
      in: area, parts: [Element.Part(.text(measured.lines, font, .leading), in: line)],
      clip: Rect(x: 0, y: y, width: traits.size.width, height: height), layer: .bar)
  }

  /// Buttons side by side.
  private static func line(
    _ items: [Element], from start: Double, y: Double, _ height: Double, _ layout: ScreenLayout
  ) -> [Element] {
    var x = start
    return items.map { item in
      let frame = Rect(x: x, y: y, width: width(of: item, in: layout), height: height)
      x = frame.maxX
      return placed(item, in: frame, layout)
    }
  }

  private static func width(of item: Element, in layout: ScreenLayout) -> Double {
    guard !item.text.isEmpty else { return 44 }
    let width = layout.measure(item.text, layout.traits.font(size: 17)).size.width
    return max(44, layout.traits.snapped(width) + 16)
  }

  private static func placed(_ item: Element, in frame: Rect, _ layout: ScreenLayout) -> Element {
    let font = layout.traits.font(size: 17)
    let part: Element.Part
    if let symbol = item.symbol {
      part = Element.Part(
        .symbol(symbol),
        in: Rect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24), ink: .accent)
    } else {
      part = Element.Part(
        .text([item.text], font, .center),
        in: Rect(
          x: frame.minX, y: frame.midY - font.lineHeight / 2, width: frame.width,
          height: font.lineHeight), ink: .accent)
    }
    return item.placed(in: frame, parts: [part], layer: .bar)
  }
}
