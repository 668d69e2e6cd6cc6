/// What has to be sent to a terminal so that it shows a screen: only what is not there already.
enum ScreenUpdate {
  /// - Parameter old: What the terminal shows; nil, or another size, if that is not known.
  static func text(from old: ScreenBuffer?, to new: ScreenBuffer) -> String {
    var shown = old
    var text = ""
    if old?.size != new.size {
      shown = nil
      text = CellStyle.plain.sequence + "\u{1B}[2J"
    }
    let blank = Array(repeating: ScreenBuffer.Cell.blank, count: new.size.columns)
    var style = CellStyle.plain
    for (index, row) in new.rows.enumerated() {
      write(row, over: shown?.rows[index] ?? blank, row: index, &style, to: &text)
    }
    return style == .plain ? text : text + CellStyle.plain.sequence
  }

  private static func write(
    _ row: [ScreenBuffer.Cell], over old: [ScreenBuffer.Cell], row number: Int,
    _ style: inout CellStyle, to text: inout String
  ) {
    guard row != old else { return }
    // Where the cursor is; nil where only the terminal knows.
    var cursor: Int?
    for (column, cell) in row.enumerated() {
      guard let character = cell.character else { continue }
      let width = column + 1 < row.count && row[column + 1].character == nil ? 2 : 1
      let cells = column..<column + width
      guard row[cells] != old[cells] else { continue }
      if cursor != column { text += "\u{1B}[\(number + 1);\(column + 1)H" }
      if style != cell.style {
        style = cell.style
        text += style.sequence
      }
      text.append(character)
      // Terminals do not agree on the width of all characters: only of plain ones it is certain.
      let isCertain = width == 1 && character.unicodeScalars.count == 1
      cursor = isCertain ? column + 1 : nil
    }
  }
}
