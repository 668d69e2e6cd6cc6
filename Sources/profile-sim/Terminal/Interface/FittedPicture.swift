/// A picture in as few cells as there are: narrowed to the columns, and without rows that can be missed.
///
/// Text stays readable in it, which it would not in a picture that is only made smaller.
struct FittedPicture {
  /// Each row that is shown, as cells; nil is behind a wide character.
  let rows: [[Character?]]
  /// Which row of the whole picture each of them is.
  private let sources: [Int]
  private let pointsPerColumn: Double

  /// - Parameter focus: The id of what is to be marked.
  init(_ picture: Picture, columns: Int, rows room: Int, focus: String?) {
    let narrowing = min(1, Double(columns) * TextCanvas.cellWidth / picture.width)
    pointsPerColumn = TextCanvas.cellWidth / narrowing
    var picture = picture.narrowed(by: narrowing)
    // Of interest to whoever looks at the layout.
    picture.overlay = []
    let canvas = TextWireframe().canvas(of: picture)
    let cells = focus.map { Self.marked($0, of: picture, on: canvas) } ?? canvas.cells
    sources = Self.rowsToKeep(of: cells, room: room)
    rows = sources.map { cells[$0] }
  }

  /// The point in the middle of a cell.
  func point(column: Int, row: Int) -> (x: Double, y: Double)? {
    guard sources.indices.contains(row), column >= 0, column < rows[row].count else { return nil }
    return (
      (Double(column) + 0.5) * pointsPerColumn, (Double(sources[row]) + 0.5) * TextCanvas.cellHeight
    )
  }

  /// The rows in which something can be seen of an area.
  func rows(of area: Picture.Area) -> Range<Int> {
    let top = area.y / TextCanvas.cellHeight
    let bottom = area.maxY / TextCanvas.cellHeight
    let first = sources.firstIndex { Double($0) + 0.5 >= top } ?? sources.count
    let end = sources.firstIndex { Double($0) + 0.5 >= bottom } ?? sources.count
    return first..<max(first, end)
  }

  /// Draws a line around what is chosen, but not over what is written there.
  private static func marked(_ id: String, of picture: Picture, on canvas: TextCanvas)
    -> [[Character?]]
  {
    let plain = canvas.cells
    var canvas = canvas
    for layer in picture.layers {
      for item in layer.items where item.id == id {
        let clip = TextCanvas.Cells(layer.clip)
        canvas.outline(
          TextCanvas.Cells(item.area), .double,
          within: item.clip.map { clip.part(in: TextCanvas.Cells($0)) } ?? clip)
      }
    }
    return zip(plain, canvas.cells).map { plainRow, row in
      zip(plainRow, row).map { plain, marked in
        plain.map { lines.contains($0) } ?? false ? marked : plain
      }
    }
  }

  /// Leaves out what can be missed until the rest fits, or nothing more can be missed.
  private static func rowsToKeep(of cells: [[Character?]], room: Int) -> [Int] {
    var kept = Array(cells.indices)
    for level in Dispensability.allCases {
      while kept.count > room {
        guard let place = dispensable(level, among: kept, of: cells) else { break }
        kept.remove(at: place)
      }
    }
    return kept
  }

  /// Why a row can be missed, the best reason first.
  private enum Dispensability: CaseIterable {
    case repeatsTheRowAbove, isEmpty, beginsWhereOthersEnd
  }

  /// A row in the middle of the most that can be missed together, so that all parts shrink alike.
  private static func dispensable(
    _ level: Dispensability, among kept: [Int], of cells: [[Character?]]
  ) -> Int? {
    var best: Range<Int>?
    var start: Int?
    for place in 0...kept.count {
      let canBeMissed =
        place < kept.count
        && Self.canBeMissed(level, cells[kept[place]], place > 0 ? cells[kept[place - 1]] : nil)
      if canBeMissed {
        start = start ?? place
      } else if let first = start {
        if place - first > best?.count ?? 0 { best = first..<place }
        start = nil
      }
    }
    return best.map { $0.lowerBound + $0.count / 2 }
  }

  private static func canBeMissed(
    _ level: Dispensability, _ row: [Character?], _ above: [Character?]?
  ) -> Bool {
    switch level {
    case .repeatsTheRowAbove: row == above
    case .isEmpty: row.allSatisfy { $0.map(uprights.contains) ?? false }
    // The beginning of a box is told by the end of the one above.
    case .beginsWhereOthersEnd:
      row.contains { $0.map(beginnings.keys.contains) ?? false }
        && row.map { $0.map { beginnings[$0] ?? $0 } } == above
    }
  }

  private static let uprights: Set<Character> = [" ", "│", "┃", "║"]
  private static let beginnings: [Character: Character] = [
    "┌": "└", "┐": "┘", "╭": "╰", "╮": "╯", "┏": "┗", "┓": "┛",
  ]
  /// What a line around what is chosen may be drawn over.
  private static let lines = uprights.union("─━┌┐└┘╭╮╰╯┏┓┗┛[]<>")
}
