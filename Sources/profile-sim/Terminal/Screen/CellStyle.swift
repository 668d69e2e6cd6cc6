/// How a cell of a terminal is shown. No colour has to be seen for anything to be understood.
struct CellStyle: Hashable, Sendable {
  enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  static let plain = CellStyle()
  static let bold = CellStyle(isBold: true)
  static let faint = CellStyle(isFaint: true)
  static let reversed = CellStyle(isReversed: true)

  var isBold = false
  var isFaint = false
  var isReversed = false
  var color: Color?

  /// The sequence that turns this on and everything else off.
  var sequence: String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isFaint { codes.append("2") }
    if isReversed { codes.append("7") }
    if let color { codes.append(String(color.rawValue)) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }

  var withoutColor: CellStyle {
    var style = self
    style.color = nil
    return style
  }
}
