/// What a list of people shows: rows with a picture of 44, the name, and the username under it.
///
/// A row is 64 high, as such rows are on the platform, or as high as its text needs.
enum UserListLayout {
  static let cell = CellPattern(prefix: "list.row", name: "list", label: Words.person)

  static func content(for state: UserListViewModel.State, in layout: ScreenLayout) -> ScreenContent
  {
    let traits = layout.traits
    let column = traits.readableColumn.dropping(pictureSide + 12)
    func texts(_ user: UserSummary) -> (name: TextBlock, handle: TextBlock) {
      (
        TextBlock(user.name, traits.font(.headline), width: column.width, in: layout),
        TextBlock(
          Words.handle(user.username), traits.font(.subheadline), width: column.width, in: layout)
      )
    }
    let users = state.users
    let rows = RowLayout(
      column: traits.safeColumn, y: 0,
      heights: users.map { user in
        let (name, handle) = texts(user)
        return max(64, name.height + handle.height + 20)
      })
    return ScreenContent(
      cells: ScreenElements.Cells(
        cell, layout: .rows(rows),
        makeElement: { index, frame in
          let user = users[index]
          let (name, handle) = texts(user)
          let nameFrame = column.rect(
            y: frame.midY - (name.height + handle.height) / 2, height: name.height)
          return cell.element(
            at: index, identity: user.id, label: "\(user.name) \(Words.handle(user.username))",
            text: "\(user.name) \(Words.handle(user.username))"
          )
          .placed(
            in: frame,
            parts: [
              picture(in: frame, x: traits.readableColumn.x),
              name.part(in: nameFrame),
              handle.part(
                in: column.rect(y: nameFrame.maxY, height: handle.height), ink: .secondary),
            ])
        },
        indexOfID: { id in users.firstIndex { $0.id == id } }),
      height: rows.maxY)
  }

  private static let pictureSide = 44.0

  private static func picture(in frame: Rect, x: Double) -> Element.Part {
    Element.Part(
      .symbol("person.crop.circle.fill"),
      in: Rect(
        x: x, y: frame.midY - pictureSide / 2, width: pictureSide, height: pictureSide),
      ink: .secondary)
  }
}
