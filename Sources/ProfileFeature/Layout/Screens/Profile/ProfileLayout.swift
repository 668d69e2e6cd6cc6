/// What a profile shows: the header of the preset, the filter bar, and the grid.
struct ProfileLayout {
  static let cell = CellPattern(prefix: "post", name: "post", word: .picture)

  private let state: ProfileViewModel.State
  private let layout: ScreenLayout
  private let items: ProfileItems
  /// Where the underline of the filter bar begins, in options from the first on.
  private let underline: Double

  /// - Parameter underline: where the underline is on its way, while it moves.
  init(_ state: ProfileViewModel.State, underline: Double? = nil, in layout: ScreenLayout) {
    self.state = state
    self.layout = layout
    self.underline = underline ?? Double(state.filter.rawValue)
    items = ProfileItems(state.header.profile, words: layout.words)
  }

  /// - Parameter restHeight: the height in which the content can be seen while it rests.
  func content(restHeight: Double) -> ScreenContent {
    let design = design
    let filterBar = design.filterBar
    let grid = GridLayout(
      column: design.grid.column, y: design.headerHeight + filterBar.height,
      columnCount: design.grid.columnCount, spacing: design.grid.spacing,
      count: state.shownPosts.count)
    let end = grid.y + grid.height
    let spinner = spinner(over: grid)
    return ScreenContent(
      trailingItems: [items.settings, items.menu],
      elements: design.header + filters(filterBar, y: design.headerHeight)
        + [list(grid, minimumEnd: restHeight)],
      cells: cells(grid, border: design.grid.border), closing: spinner.map { [$0] } ?? [],
      pinnedBar: filterBar.isPinned
        ? PinnedBar(naturalY: design.headerHeight, height: filterBar.height, sectionEnd: end) : nil,
      height: max(end, spinner.map { $0.frame.maxY + 16 } ?? 0))
  }

  private var design: ProfileDesign {
    switch layout.traits.layoutPreset {
    case .classic: .classic(items, in: layout)
    case .compact: .compact(items, in: layout)
    case .adaptive: .adaptive(items, in: layout)
    }
  }

  private func filters(_ bar: ProfileDesign.FilterBar, y: Double) -> [Element] {
    let pixel = 1 / layout.traits.scale
    return PostFilter.allCases.map { filter in
      let column = bar.column.part(filter.rawValue, of: PostFilter.allCases.count)
      let frame = column.rect(y: y, height: bar.height)
      let icon = Rect(
        x: frame.midX - bar.iconSide / 2, y: frame.midY - bar.iconSide / 2, width: bar.iconSide,
        height: bar.iconSide)
      let isSelected = filter == state.filter
      let element = items.filter(filter, isSelected: isSelected)
      var parts = [
        Element.Part.line(column.rect(y: y, height: pixel)),
        Element.Part(
          .symbol(element.symbol ?? ""), in: icon, ink: isSelected ? .primary : .faint),
      ]
      if let line = underline(under: filter, bar) {
        parts.append(.line(line.rect(y: frame.maxY - 1, height: 1), ink: .primary))
      }
      return element.placed(in: frame, parts: parts, layer: bar.isPinned ? .pinned : .content)
    }
  }

  /// The part of the underline that lies under an option: all of it under the one that is selected, unless it moves.
  private func underline(under filter: PostFilter, _ bar: ProfileDesign.FilterBar) -> Column? {
    let place = Double(filter.rawValue)
    let start = max(underline, place)
    let end = min(underline, place) + 1
    guard end > start else { return nil }
    let count = Double(PostFilter.allCases.count)
    return Column(
      x: bar.column.x + bar.column.width * start / count,
      width: bar.column.width * (end - start) / count)
  }

  /// What turns over the start of the grid while it is refreshed.
  private func spinner(over grid: GridLayout) -> Element? {
    state.isRefreshing
      ? ProfileElement.spinner.element(layout.words).spinner(in: grid.column, y: grid.y + 24) : nil
  }

  /// What scrolls and is pulled. It fills the screen even where there are few posts or none.
  private func list(_ grid: GridLayout, minimumEnd: Double) -> Element {
    let label =
      switch state.filter {
      case .posts: layout.words[.posts]
      case .tagged: layout.words[.tagged]
      }
    return ProfileElement.grid
      .element(
        layout.words, label: label,
        value: state.isRefreshing ? layout.words[.refreshing] : nil
      )
      .placed(in: grid.column.rect(y: grid.y, height: max(grid.height, minimumEnd - grid.y)))
  }

  private func cells(_ grid: GridLayout, border: Double) -> ScreenElements.Cells {
    let posts = state.shownPosts
    return ScreenElements.Cells(
      ProfileLayout.cell, layout: .grid(grid),
      makeElement: { index, frame in
        ProfileLayout.cell
          .element(at: index, identity: posts[index].id, label: posts[index].title)
          .placed(
            in: frame,
            parts: [Element.Part(.box(border: border, radius: 0, isFilled: true), in: frame)])
      },
      indexOfID: { posts.index(ofID: $0) })
  }
}

extension Element.Part {
  /// A surface so thin that it is a line.
  static func line(_ frame: Rect, ink: Ink = .faint) -> Element.Part {
    Element.Part(.box(border: 0, radius: 0, isFilled: true), in: frame, ink: ink)
  }
}
