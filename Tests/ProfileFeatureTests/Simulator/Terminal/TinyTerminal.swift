@testable import profile_sim

/// As much of a terminal as the recorder uses: cells, a cursor, and how they are shown.
struct TinyTerminal {
  private(set) var rows: [[ScreenBuffer.Cell]]
  private var row = 0
  private var column = 0
  private var style = CellStyle.plain

  init(_ size: ScreenSize) {
    rows = Array(
      repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// Does what a text with sequences says; false if it has one that is not known here.
  mutating func write(_ text: String) -> Bool {
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      guard rest.popFirst() == "[" else { return false }
      let parameters = rest.prefix { $0.isASCII && !$0.isLetter }
      rest.removeFirst(parameters.count)
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      switch rest.popFirst() {
      case "H" where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
      case "J" where numbers == [2]: self = TinyTerminal(size)
      case "m": numbers.forEach { change($0) }
      default: return false
      }
    }
    return true
  }

  private var size: ScreenSize { ScreenSize(columns: rows[0].count, rows: rows.count) }

  private mutating func change(_ code: Int) {
    switch code {
    case 0: style = .plain
    case 1: style.isBold = true
    case 2: style.isFaint = true
    case 7: style.isReversed = true
    default: style.color = CellStyle.Color(rawValue: code)
    }
  }

  /// As terminals do, it takes away the other half of a wide character that is written over.
  private mutating func put(_ character: Character) {
    let width = DisplayWidth.of(character)
    guard column + width <= size.columns else { return }
    for place in column..<column + width {
      if rows[row][place].character == nil { rows[row][place - 1].character = " " }
      if place + 1 < size.columns, rows[row][place + 1].character == nil {
        rows[row][place + 1].character = " "
      }
    }
    rows[row][column] = ScreenBuffer.Cell(character: character, style: style)
    if width == 2 { rows[row][column + 1] = ScreenBuffer.Cell(character: nil, style: style) }
    // Where the cursor is behind what is not plain, terminals do not agree.
    column = width == 1 && character.unicodeScalars.count == 1 ? column + 1 : size.columns
  }
}
