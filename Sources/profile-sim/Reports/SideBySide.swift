/// Two runs in two columns, with what only one of them has marked in between.
struct SideBySide {
  /// The least width in which something can still be read.
  private static let leastWidth = 40
  private static let timeWidth = 9

  private let columnWidth: Int
  private let style: TextStyle

  /// - Parameter width: How many cells a line may take up.
  init(width: Int, style: TextStyle) {
    self.columnWidth = (max(width, Self.leastWidth) - 3) / 2
    self.style = style
  }

  func heading(_ left: String, _ right: String) -> String {
    style.paint(row(name(left), " ", name(right)), .bold) + "\n"
  }

  func equal(_ left: RouteRecord, _ right: RouteRecord) -> String {
    row(cell(left), " ", cell(right)) + "\n"
  }

  func onlyLeft(_ record: RouteRecord) -> String {
    style.paint(row(cell(record), "<", ""), .bad) + "\n"
  }

  func onlyRight(_ record: RouteRecord) -> String {
    style.paint(row("", ">", cell(record)), .good) + "\n"
  }

  /// Of a long path the end, which tells more than its beginning.
  private func name(_ path: String) -> String {
    let visible = PlainText.visible(path)
    guard DisplayWidth.of(visible) > columnWidth else { return visible }
    var width = 0
    let kept = visible.reversed().prefix { character in
      width += DisplayWidth.of(character)
      return width < columnWidth
    }
    return "…" + String(kept.reversed())
  }

  private func cell(_ record: RouteRecord) -> String {
    let time = record.time.timestamp
    let indent = blanks(Self.timeWidth - time.utf8.count)
    return indent + time + " " + PlainText.visible(record.change)
  }

  private func row(_ left: String, _ mark: String, _ right: String) -> String {
    let left = fitted(left)
    let padding = blanks(columnWidth - DisplayWidth.of(left))
    let row = "\(left)\(padding) \(mark) \(fitted(right))"
    let kept = row.reversed().drop { $0 == " " }
    return String(kept.reversed())
  }

  /// The text, or as much of its beginning as the column takes.
  private func fitted(_ text: String) -> String {
    var width = 0
    var end = text.startIndex
    for index in text.indices {
      width += DisplayWidth.of(text[index])
      if width < columnWidth {
        end = text.index(after: index)
      } else if width > columnWidth {
        return text[..<end] + "…"
      }
    }
    return text
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}
