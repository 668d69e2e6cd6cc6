import ProfileFeature

/// A measurer that counts how often it is asked.
final class CountingMeasurer: TextMeasurer {
  private(set) var count = 0

  func measure(
    _ text: String, font: Font, width: Double, lineLimit: Int?
  ) -> MeasuredText {
    count += 1
    return TableTextMeasurer().measure(text, font: font, width: width, lineLimit: lineLimit)
  }
}
