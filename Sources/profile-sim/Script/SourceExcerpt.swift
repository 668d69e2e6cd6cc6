/// The part of a line around a fault, and the marker that goes under it.
struct SourceExcerpt: Equatable {
  /// The most cells before the marked part, and the most from its start on.
  private static let cellsBefore = 60
  private static let cellsAfter = 60
  private static let ellipsis = "…"

  let text: String
  let marker: String

  /// - Parameter span: The marked bytes; an empty span gets a caret all the same.
  init(of line: [UInt8], marking span: Range<Int>) {
    let before = Self.visible(line.prefix(span.lowerBound))
    let marked = Self.visible(line.dropFirst(span.lowerBound).prefix(span.count))
    let after = Self.visible(line.dropFirst(span.upperBound))

    let shownBefore = Self.last(Self.cellsBefore, of: before)
    let lead = (shownBefore.count < before.count ? Self.ellipsis : "") + String(shownBefore)
    let rest = marked + after
    let shownRest = Self.first(Self.cellsAfter, of: rest)
    let shownMarked = shownRest.prefix(marked.count)

    self.text =
      lead + String(shownRest) + (shownRest.count < rest.count ? Self.ellipsis : "")
    // Tabs are copied, so that they end where those above them end.
    let blanks = lead.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.of(character))
    }
    let tail = max(0, shownMarked.reduce(0) { $0 + DisplayWidth.of($1) } - 1)
    self.marker = blanks.joined() + "^" + String(repeating: "~", count: tail)
  }

  /// The characters of the bytes, with a visible sign for each that would act on a terminal.
  private static func visible(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).flatMap { character in
      character == "\t" ? [character] : Array(PlainText.visible(String(character)))
    }
  }

  private static func first(_ cells: Int, of characters: [Character]) -> ArraySlice<Character> {
    var sum = 0
    return characters.prefix { character in
      sum += DisplayWidth.of(character)
      return sum <= cells
    }
  }

  private static func last(_ cells: Int, of characters: [Character]) -> ArraySlice<Character> {
    var sum = 0
    var start = characters.endIndex
    while start > 0 {
      sum += DisplayWidth.of(characters[start - 1])
      guard sum <= cells else { break }
      start -= 1
    }
    return characters[start...]
  }
}
