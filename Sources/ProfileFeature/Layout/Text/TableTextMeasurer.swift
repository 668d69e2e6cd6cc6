/// Measures text by a table of widths: exactly, the same on every machine, and without a typeface.
///
/// Lines break after blanks and hyphens and around wide East Asian characters; a word that does not fit into
/// a line of its own breaks between characters, of which each line has at least one. What a reader sees as one
/// character is never broken, and marks that combine with another take no room.
///
///     let measurer = TableTextMeasurer()
///     measurer.measure("in two lines", font: Font(size: 10), width: 30, lineLimit: nil).lines
///     // ["in two", "lines"]
public final class TableTextMeasurer: TextMeasurer, Sendable {
  public init() {}

  public func measure(
    _ text: String, font: Font, width: Double, lineLimit: Int?
  ) -> MeasuredText {
    var breaker = LineBreaker(limit: TableTextMeasurer.units(in: width, font: font))
    for character in text { breaker.take(character) }
    var lines = text.isEmpty ? [] : breaker.finish()
    var isTruncated = false
    if let lineLimit, lines.count > lineLimit {
      isTruncated = true
      lines.removeSubrange(lineLimit...)
      if let last = lines.popLast() { lines.append(breaker.shortened(last)) }
    }
    let widest = lines.map { $0.width }.max() ?? 0
    return MeasuredText(
      lines: lines.map { String($0.characters) },
      size: Size(
        width: TableTextMeasurer.points(widest, font: font),
        height: Double(lines.count) * font.lineHeight),
      isTruncated: isTruncated)
  }

  /// Widths are added up as whole thousandths of an em, so that no order of adding makes a difference.
  private static func points(_ units: Int, font: Font) -> Double {
    Double(units) * font.size * permille(font.weight) / 1_000_000
  }

  private static func units(in points: Double, font: Font) -> Int {
    let units = points * 1_000_000 / (font.size * permille(font.weight))
    // A text fits into exactly the room that was measured for it, whatever the division made of that.
    return units < 1_000_000_000 ? Int((units + 0.001).rounded(.down)) : Int.max
  }

  /// How much wider than regular a weight is.
  private static func permille(_ weight: Font.Weight) -> Double {
    switch weight {
    case .regular: 1_000
    case .semibold: 1_035
    case .bold: 1_060
    }
  }
}
