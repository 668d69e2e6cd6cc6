/// What a list of people shows: rows with a picture of 44, the name, the username under it, and the button that
/// follows them.
///
/// A row is 64 high, as such rows are on the platform, or as high as its text needs. A name never shares a line with
/// the button when that would leave it less than half of the line; the button then stands under it.
struct UserListLayout {
  static let cell = CellPattern(prefix: "list.row", name: "list", word: .person)
  static let follow = CellPattern(prefix: "list.follow", name: "list.follow", word: .follow)

  private static let pictureSide = 44.0

  private let users: [UserSummary]
  private let layout: ScreenLayout
  private let traits: Traits
  /// What names are written in, beside the picture.
  private let column: Column
  private let buttonSize: Size
  private let isStacked: Bool

  static func content(
    for state: UserListViewModel.State, in layout: ScreenLayout
  ) -> ScreenContent {
    var content = UserListLayout(state.users, in: layout).content
    guard state.isLoading else { return content }
    let spinner = UserListElement.spinner.element(layout.words)
      .spinner(in: layout.traits.safeColumn, y: content.height + 12)
    content.closing = [spinner]
    content.height = spinner.frame.maxY + 12
    return content
  }

  private init(_ users: [UserSummary], in layout: ScreenLayout) {
    self.users = users
    self.layout = layout
    traits = layout.traits
    column = traits.readableColumn.dropping(UserListLayout.pictureSide + 12)
    let font = traits.font(.subheadline)
    let limit = traits.readableColumn.width - 32
    let words = [Word.follow, .following].map { word in
      TextBlock(layout.words[word], font, width: limit, in: layout)
    }
    // All are as wide, whichever word they have.
    let width = words.map { $0.measured.size.width }.max() ?? 0
    buttonSize = Size(
      width: traits.snapped(width) + 32, height: (words.map { $0.height }.max() ?? 0) + 12)
    isStacked = buttonSize.width + 12 > column.width / 2
  }

  private var content: ScreenContent {
    let users = users
    let rows = RowLayout(
      column: traits.safeColumn, y: 0,
      heights: users.map { rowHeight(of: $0) + (hasButtonUnder($0) ? buttonSize.height + 12 : 0) })
    let indexOfID = { (id: String) in users.firstIndex { $0.id == id } }
    return ScreenContent(
      cells: ScreenElements.Cells(
        UserListLayout.cell, layout: .rows(rows),
        button: ScreenElements.Cells.Button(
          pattern: UserListLayout.follow, makeElement: button,
          // Nobody follows themselves.
          cells: users.indices.filter { !users[$0].isOwn }, indexOfID: indexOfID),
        makeElement: row, indexOfID: indexOfID),
      height: rows.maxY)
  }

  private func hasButtonUnder(_ user: UserSummary) -> Bool { isStacked && !user.isOwn }

  private func texts(_ user: UserSummary) -> (column: Column, name: TextBlock, handle: TextBlock) {
    var column = column
    if !isStacked && !user.isOwn { column.width -= buttonSize.width + 12 }
    return (
      column, TextBlock(user.name, traits.font(.headline), width: column.width, in: layout),
      TextBlock(
        user.handle, traits.font(.subheadline), width: column.width, in: layout)
    )
  }

  private func rowHeight(of user: UserSummary) -> Double {
    let (_, name, handle) = texts(user)
    return max(64, name.height + handle.height + 20)
  }

  /// The row, as far as the button in it leaves it room.
  private func row(_ index: Int, in cell: Rect) -> Element {
    let user = users[index]
    let (column, name, handle) = texts(user)
    let frame = Rect(
      minX: cell.minX, minY: cell.minY,
      maxX: isStacked || user.isOwn ? cell.maxX : column.maxX + 12,
      maxY: hasButtonUnder(user) ? cell.maxY - buttonSize.height - 12 : cell.maxY)
    let nameFrame = column.rect(
      y: frame.midY - (name.height + handle.height) / 2, height: name.height)
    let text = "\(user.name) \(user.handle)"
    return UserListLayout.cell.element(at: index, identity: user.id, label: text, text: text)
      .placed(
        in: frame,
        parts: [
          Element.Part(
            .symbol("person.crop.circle.fill"),
            in: Rect(
              x: traits.readableColumn.x, y: frame.midY - UserListLayout.pictureSide / 2,
              width: UserListLayout.pictureSide, height: UserListLayout.pictureSide),
            ink: .secondary),
          name.part(in: nameFrame),
          handle.part(
            in: column.rect(y: nameFrame.maxY, height: handle.height), ink: .secondary),
        ])
  }

  private func button(_ index: Int, in cell: Rect) -> Element {
    let user = users[index]
    let words = layout.words
    let word = words[user.isFollowed ? .following : .follow]
    let label = words[user.isFollowed ? .followingPerson : .followPerson, name: user.name]
    var element = UserListLayout.follow.element(
      at: index, identity: user.id, label: label, text: word)
    element.role = .button
    element.isSelected = user.isFollowed
    let origin =
      isStacked
      ? Point(x: traits.readableColumn.x, y: cell.maxY - buttonSize.height - 12)
      : Point(x: column.maxX - buttonSize.width, y: cell.midY - buttonSize.height / 2)
    let frame = Rect(origin: origin, size: buttonSize)
    let block = TextBlock(
      word, traits.font(.subheadline), width: frame.width - 32, in: layout)
    return element.button(
      block, in: frame, border: 1, radius: 8, fill: .followFill(isFollowed: user.isFollowed))
  }
}
