/// What knows how much room text takes.
///
/// A front end that draws with a typeface of its own hands in a measurer that knows that typeface; the same
/// questions have to get the same answers, for layouts are kept. It is bound to classes so that Embedded
/// Swift can hold one of any kind.
public protocol TextMeasurer: AnyObject {
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: how wide a line may be, in points; infinite for lines that break only where the text does.
  ///   - lineLimit: how many lines there may be; `nil` for as many as are needed.
  func measure(_ text: String, font: Font, width: Double, lineLimit: Int?) -> MeasuredText
}

extension TextMeasurer {
  /// How wide the text is in one line.
  func width(of text: String, font: Font) -> Double {
    measure(text, font: font, width: .infinity, lineLimit: nil).size.width
  }
}
