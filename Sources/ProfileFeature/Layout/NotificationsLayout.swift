/// What the notifications show.
public enum NotificationsLayout {
  static let cell = CellPattern(
    prefix: "notification", name: "notification", label: Words.notification)

  /// The elements for a state.
  public static func elements(
    for state: NotificationsViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    let notices = state.notices
    return ScreenElements(
      bar.elements,
      cells: ScreenElements.Cells(
        cell, count: notices.count,
        makeElement: { index in
          let notice = notices[index]
          return cell.element(
            at: index, identity: notice.id, label: notice.text, text: notice.text)
        },
        indexOfID: { id in notices.firstIndex { $0.id == id } }))
  }
}
