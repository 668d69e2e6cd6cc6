/// What a list of people shows.
public enum UserListLayout {
  static let cell = CellPattern(prefix: "list.row", name: "list", label: Words.person)

  /// The elements for a state.
  public static func elements(
    for state: UserListViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    let users = state.users
    return ScreenElements(
      bar.elements,
      cells: ScreenElements.Cells(
        cell, count: users.count,
        makeElement: { index in
          let user = users[index]
          let text = "\(user.name) \(Words.handle(user.username))"
          return cell.element(at: index, identity: user.id, label: text, text: text)
        },
        indexOfID: { id in users.firstIndex { $0.id == id } }))
  }
}
