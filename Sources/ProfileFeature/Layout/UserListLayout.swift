/// What a list of people shows.
public enum UserListLayout {
  static let cell = CellPattern(prefix: "list.row", name: "list", label: Words.person)
  static let follow = CellPattern(prefix: "list.follow", name: "list.follow", label: Words.follow)

  /// The elements for a state: each person, and behind them the button that follows them.
  public static func elements(
    for state: UserListViewModel.State, bar: NavigationBar
  ) -> ScreenElements {
    var elements = bar.elements
    for (index, user) in state.users.enumerated() {
      let text = "\(user.name) \(Words.handle(user.username))"
      elements.append(cell.element(at: index, identity: user.id, label: text, text: text))
      // Nobody follows themselves.
      if !user.isOwn { elements.append(followButton(of: user, at: index)) }
    }
    return ScreenElements(elements)
  }

  private static func followButton(of user: UserSummary, at index: Int) -> Element {
    let word = user.isFollowed ? Words.following : Words.follow
    var element = follow.element(
      at: index, identity: user.id, label: "\(word) \(user.name)", text: word)
    element.role = .button
    element.isSelected = user.isFollowed
    return element
  }
}
