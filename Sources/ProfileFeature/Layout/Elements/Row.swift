/// A row from side to side, at least 52 high: a symbol of 24 where it has one, a text, and a value at its end.
///
/// The value stands under the text where the two are too wide for a line.
struct Row {
  let height: Double
  private let text: TextBlock
  private let value: TextBlock?
  private let symbol: String?
  private let isStacked: Bool
  private let column: Column
  private let symbolFrame: Rect
  private let valueColumn: Column

  init(_ text: String, value: String? = nil, symbol: String? = nil, in layout: ScreenLayout) {
    let traits = layout.traits
    let font = traits.font(.body)
    let side = traits.scaled(24)
    let all = traits.readableColumn
    symbolFrame = Rect(x: all.x, y: -side / 2, width: side, height: side)
    let column = symbol == nil ? all : all.dropping(side + 16)
    let value = value.map { TextBlock($0, font, width: column.width, in: layout) }
    let valueWidth = value.map { traits.snapped($0.measured.size.width) } ?? 0
    let room = column.width - (value == nil ? 0 : valueWidth + 16)
    let isStacked = value != nil && layout.measure(text, font).size.width > room
    self.column = column
    self.symbol = symbol
    self.value = value
    self.isStacked = isStacked
    valueColumn = isStacked ? column : column.dropping(column.width - valueWidth)
    self.text = TextBlock(text, font, width: isStacked ? column.width : room, in: layout)
    height = max(52, self.text.height + (isStacked ? value?.height ?? 0 : 0) + 24)
  }

  /// The element as this row, in a frame as high as the row is.
  func placing(_ element: Element, in frame: Rect) -> Element {
    var parts: [Element.Part] = []
    if let symbol {
      parts.append(Element.Part(.symbol(symbol), in: symbolFrame.moved(dy: frame.midY)))
    }
    let valueHeight = isStacked ? value?.height ?? 0 : 0
    let textFrame = column.rect(
      y: frame.midY - (text.height + valueHeight) / 2, height: text.height)
    parts.append(text.part(in: textFrame))
    if let value {
      let y = isStacked ? textFrame.maxY : frame.midY - value.height / 2
      parts.append(
        value.part(in: valueColumn.rect(y: y, height: value.height), ink: .secondary))
    }
    return element.placed(in: frame, parts: parts)
  }
}
