/// What a terminal is to show: cells that are written to, and compared with what it shows already.
struct ScreenBuffer: Equatable {
  struct Cell: Hashable, Sendable {
    static let blank = Cell(character: " ", style: .plain)

    /// Nil behind the first half of a wide character.
    var character: Character?
    var style: CellStyle
  }

  let size: ScreenSize
  private(set) var rows: [[Cell]]

  init(_ size: ScreenSize) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// The rows as text, without the blanks at their ends.
  var text: String {
    rows.map { row in
      var line = String(row.compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Writes a text that ends before a column; characters that act on a terminal become visible ones.
  ///
  /// - Returns: The column behind it.
  @discardableResult
  mutating func write(
    _ text: String, column: Int, row: Int, style: CellStyle = .plain, before end: Int? = nil
  ) -> Int {
    guard rows.indices.contains(row) else { return column }
    let end = min(end ?? size.columns, size.columns)
    var column = column
    for character in PlainText.visible(text) {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      guard column + width <= end else { break }
      put(character, width: width, column: column, row: row, style: style)
      column += width
    }
    return column
  }

  /// Gives the cells of a row another style and leaves what stands in them.
  mutating func paint(_ columns: Range<Int>, row: Int, style: CellStyle) {
    guard rows.indices.contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) { rows[row][column].style = style }
  }

  mutating func removeColors() {
    for row in rows.indices {
      for column in rows[row].indices {
        rows[row][column].style = rows[row][column].style.withoutColor
      }
    }
  }

  private mutating func put(
    _ character: Character, width: Int, column: Int, row: Int, style: CellStyle
  ) {
    guard column >= 0 else { return }
    // Half of a wide character is no character.
    if rows[row][column].character == nil { rows[row][column - 1].character = " " }
    let next = column + width
    if next < size.columns, rows[row][next].character == nil { rows[row][next].character = " " }
    rows[row][column] = Cell(character: character, style: style)
    if width == 2 { rows[row][column + 1] = Cell(character: nil, style: style) }
  }
}
