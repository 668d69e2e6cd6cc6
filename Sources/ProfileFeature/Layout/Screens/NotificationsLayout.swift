/// What the notifications show: a row for each.
enum NotificationsLayout {
  static let cell = CellPattern(
    prefix: "notification", name: "notification", label: Words.notification)

  static func content(
    for state: NotificationsViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    let notices = state.notices
    let rows = RowLayout(
      column: layout.traits.safeColumn, y: 0,
      heights: notices.map { Row($0.text, in: layout).height })
    return ScreenContent(
      cells: ScreenElements.Cells(
        cell, layout: .rows(rows),
        makeElement: { index, frame in
          let notice = notices[index]
          return Row(notice.text, in: layout).placing(
            cell.element(at: index, identity: notice.id, label: notice.text, text: notice.text),
            in: frame)
        },
        indexOfID: { id in notices.firstIndex { $0.id == id } }),
      height: rows.maxY)
  }
}
