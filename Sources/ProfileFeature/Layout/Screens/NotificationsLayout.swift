/// What the notifications show: a row for each.
enum NotificationsLayout {
  static let cell = CellPattern(
    prefix: "notification", name: "notification", word: .notification)

  static func content(
    for state: NotificationsViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let texts = state.notices.map { $0.text(in: layout.words) }
    let notices = state.notices
    let rows = RowLayout(
      column: layout.traits.safeColumn, y: 0,
      heights: texts.map { Row($0, in: layout).height })
    return ScreenContent(
      cells: ScreenElements.Cells(
        cell, layout: .rows(rows),
        makeElement: { index, frame in
          let text = texts[index]
          return Row(text, in: layout).placing(
            cell.element(at: index, identity: notices[index].id, label: text, text: text),
            in: frame)
        },
        indexOfID: { id in notices.firstIndex { $0.id == id } }),
      height: rows.maxY)
  }
}
