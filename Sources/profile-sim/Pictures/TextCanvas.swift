/// Cells of a terminal that are drawn on.
struct TextCanvas {
  /// A rectangle of cells; the last row and column do not belong to it.
  struct Cells: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// The cells whose edges are nearest to those of an area, so that neighbours share none.
    init(_ area: Picture.Area) {
      columns = Self.range(area.x, area.maxX, TextCanvas.cellWidth)
      rows = Self.range(area.y, area.maxY, TextCanvas.cellHeight)
    }

    private init(columns: Range<Int>, rows: Range<Int>) {
      self.columns = columns
      self.rows = rows
    }

    func part(in other: Cells) -> Cells {
      Cells(
        columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    /// Without the columns at both sides, where lines stand.
    var inside: Cells {
      guard columns.count > 2 else { return self }
      return Cells(columns: columns.lowerBound + 1..<columns.upperBound - 1, rows: rows)
    }

    private static func range(_ start: Double, _ end: Double, _ unit: Double) -> Range<Int> {
      let first = TextCanvas.index(start, unit)
      return first..<max(first, TextCanvas.index(end, unit))
    }
  }

  enum Line {
    case light, round, heavy, double

    /// Left to right, top to bottom, and the corners in the order of reading.
    fileprivate var characters: [Character] {
      switch self {
      case .light: ["─", "│", "┌", "┐", "└", "┘"]
      case .round: ["─", "│", "╭", "╮", "╰", "╯"]
      case .heavy: ["━", "┃", "┏", "┓", "┗", "┛"]
      case .double: ["═", "║", "╔", "╗", "╚", "╝"]
      }
    }

    /// What stands at both sides where there is no room for lines above and below.
    fileprivate var brackets: (left: Character, right: Character) {
      switch self {
      case .light, .round: ("[", "]")
      case .heavy: ("<", ">")
      case .double: ("«", "»")
      }
    }
  }

  /// How many points a cell stands for.
  static let cellWidth = 6.0
  static let cellHeight = 12.0

  private let columns: Int
  private let rows: Int
  /// Row by row; what is behind the first half of a wide character is nil.
  private(set) var cells: [[Character?]]

  init(width: Double, height: Double) {
    columns = max(0, Self.index(width, Self.cellWidth))
    rows = max(0, Self.index(height, Self.cellHeight))
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows with the edge of the device around them.
  var text: String {
    let edge = String(repeating: "═", count: columns)
    let lines = cells.map { row in "║" + String(row.compactMap(\.self)) + "║\n" }
    return "╔\(edge)╗\n" + lines.joined() + "╚\(edge)╝\n"
  }

  /// Whether an area is so thin that it is a line.
  static func isLine(_ area: Picture.Area) -> Bool {
    area.height < cellHeight / 2
  }

  /// - Parameter rows: Where lines have to stay that would otherwise be drawn a row too low.
  mutating func draw(_ shape: Picture.Shape, within clip: Cells, rows: Range<Int>? = nil) {
    switch shape {
    case .box(let area, let surface): drawBox(area, surface, within: clip, rows: rows ?? clip.rows)
    case .text(let text):
      let top = Self.row(at: text.area.y + text.font.lineHeight / 2)
      for (index, line) in text.lines.enumerated() {
        let row = top + Self.index(Double(index) * text.font.lineHeight, Self.cellHeight)
        write(line, in: text.area, row: row, text.alignment, within: clip)
      }
    case .symbol(let name, let area, _):
      let sign = Glyph.named(name).map { String($0.character) } ?? name
      write(sign, in: area, row: Self.row(at: area.midY), .center, within: clip)
    case .placeholder(let area, _):
      clear(Cells(area), within: clip)
      outline(Cells(area), .light, within: clip)
    case .guide(let area):
      let cells = Cells(area)
      for row in [cells.rows.lowerBound, cells.rows.upperBound - 1] {
        // Blanks between words stay blank.
        let free = cells.columns.filter { column in
          (column - 1...column + 1).allSatisfy { isBlank($0, row) }
        }
        for column in free { put("┄", column, row, within: clip) }
      }
    }
  }

  mutating func outline(_ area: Cells, _ line: Line, within clip: Cells) {
    guard let left = area.columns.first, let right = area.columns.last, left < right,
      let top = area.rows.first, let bottom = area.rows.last
    else { return }
    // Between two lines there must be a row for what is inside; there is none in brackets.
    guard bottom - top > 1 else {
      let middle = (top + bottom) / 2
      put(line.brackets.left, left, middle, within: clip)
      put(line.brackets.right, right, middle, within: clip)
      return
    }
    let characters = line.characters
    for column in (left + 1)..<right {
      put(characters[0], column, top, within: clip)
      put(characters[0], column, bottom, within: clip)
    }
    for row in (top + 1)..<bottom {
      put(characters[1], left, row, within: clip)
      put(characters[1], right, row, within: clip)
    }
    put(characters[2], left, top, within: clip)
    put(characters[3], right, top, within: clip)
    put(characters[4], left, bottom, within: clip)
    put(characters[5], right, bottom, within: clip)
  }

  private mutating func drawBox(
    _ area: Picture.Area, _ surface: Picture.Surface, within clip: Cells, rows: Range<Int>
  ) {
    let cells = Cells(area)
    guard !Self.isLine(area) else {
      let row = min(max(Self.row(at: area.midY), rows.lowerBound), rows.upperBound - 1)
      for column in cells.columns {
        put(surface.fill == .faint ? "─" : "━", column, row, within: clip)
      }
      return
    }
    if surface.fill != nil { clear(cells, within: clip) }
    let isOutlined = surface.stroke != nil || surface.radius > 0
    if isOutlined { outline(cells, surface.radius > 0 ? .round : .light, within: clip) }
  }

  private mutating func write(
    _ text: String, in area: Picture.Area, row: Int, _ alignment: Picture.Alignment,
    within clip: Cells
  ) {
    // What begins at the left is cut at the right.
    let start = alignment == .left ? Self.index(area.x, Self.cellWidth) : clip.columns.lowerBound
    let shown = DisplayWidth.shortened(
      PlainText.visible(text),
      to: clip.columns.upperBound - max(start, clip.columns.lowerBound))
    let width = DisplayWidth.of(shown)
    var column =
      switch alignment {
      case .left: Self.index(area.x, Self.cellWidth)
      case .center: Self.index(area.midX - Double(width) * Self.cellWidth / 2, Self.cellWidth)
      case .right: Self.index(area.maxX, Self.cellWidth) - width
      }
    for character in shown {
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      if width == 1 || isInside(column + 1, row, clip) {
        put(character, column, row, within: clip)
        if width == 2, isInside(column, row, clip) { cells[row][column + 1] = nil }
      }
      column += width
    }
  }

  private mutating func clear(_ area: Cells, within clip: Cells) {
    for row in area.rows.clamped(to: clip.rows).clamped(to: 0..<rows) {
      for column in area.columns { put(" ", column, row, within: clip) }
    }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int, within clip: Cells) {
    guard isInside(column, row, clip) else { return }
    // Half of a wide character is no character.
    if cells[row][column] == nil { cells[row][column - 1] = " " }
    if column + 1 < columns, cells[row][column + 1] == nil { cells[row][column + 1] = " " }
    cells[row][column] = character
  }

  private func isBlank(_ column: Int, _ row: Int) -> Bool {
    !(0..<columns).contains(column) || (0..<rows).contains(row) && cells[row][column] == " "
  }

  private func isInside(_ column: Int, _ row: Int, _ clip: Cells) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row) && clip.columns.contains(column)
      && clip.rows.contains(row)
  }

  private static func row(at y: Double) -> Int {
    index(y - cellHeight / 2, cellHeight)
  }

  /// What is far outside of every picture stays there.
  private static func index(_ length: Double, _ unit: Double) -> Int {
    length.isNaN ? 0 : Int((min(max(length, -1e6), 1e6) / unit + 0.5).rounded(.down))
  }
}
