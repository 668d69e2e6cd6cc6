/// The places of the tabs: equal parts of the width. Bars do not follow the size of text.
///
/// The bar is 49 high, 32 on a phone in landscape, and lies above the safe area at the bottom, which it fills too.
enum TabBarLayout {
  static func height(for traits: Traits) -> Double {
    traits.isPhoneLandscape ? 32 : 49
  }

  /// The elements for a state: a badge is the text of its tab, and its value says what it counts.
  static func elements(
    for state: TabBarViewModel.State, in layout: ScreenLayout
  ) -> [Element] {
    let traits = layout.traits
    let words = layout.words
    let height = height(for: traits)
    let y = traits.size.height - traits.safeAreaInsets.bottom - height
    let tabs = TabBarElement.allCases
    return tabs.enumerated().map { place, element in
      let isSelected = element.tab == state.selected
      let badge = element == .notifications && state.unreadCount > 0 ? state.unreadCount : nil
      let item = element.element(
        words, value: badge.map { words[.unread, count: $0] },
        text: badge.map { words.counts.short($0) } ?? "",
        symbol: element.symbol(isSelected: isSelected), isSelected: isSelected)
      let frame = traits.safeColumn.part(place, of: tabs.count).rect(y: y, height: height)
      let icon = Rect(x: frame.midX - 12, y: frame.midY - 12, width: 24, height: 24)
      let symbol = Element.Part(
        .symbol(item.symbol ?? ""), in: icon, ink: isSelected ? .accent : .secondary)
      return item.placed(
        in: frame,
        parts: [symbol]
          + (badge == nil ? [] : badgeParts(item.text, over: icon, in: frame, layout)),
        layer: .bar)
    }
  }

  /// A badge lies over the upper end of its symbol, which it may cover, and does not leave its tab.
  private static func badgeParts(
    _ text: String, over icon: Rect, in tab: Rect, _ layout: ScreenLayout
  ) -> [Element.Part] {
    let number = TextBlock(text, layout.traits.font(size: 12), in: layout)
    let width = min(tab.width, max(16, number.measured.size.width + 8))
    let frame = Rect(
      x: min(icon.midX + 2, tab.maxX - width), y: icon.minY - 2, width: width, height: 16)
    return [
      Element.Part(.box(border: 0, radius: 8, isFilled: true), in: frame, ink: .accent),
      number.centredPart(in: frame, ink: .onAccent),
    ]
  }
}
