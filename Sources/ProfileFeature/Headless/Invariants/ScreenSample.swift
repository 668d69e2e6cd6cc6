/// What invariants look at of a screen, made once for all of them.
///
///     let sample = ScreenSample(app.screenElements)
///     ScreenInvariant.allCases.compactMap { $0.violation(in: sample) }  // []
///
/// Of a long list these are the cells in sight, the first five, the one in the middle and the last, so that a hundred thousand
/// cost no more than a hundred.
public final class ScreenSample {
  public let elements: ScreenElements
  let measurer: any TextMeasurer

  /// What stands there once, the cells of the sample, and the tabs.
  private(set) lazy var shown: [Element] = elements.sample

  /// The same elements before anything is scrolled.
  private(set) lazy var resting: [Element] =
    elements.scroll.distance == 0 ? shown : elements.restingSample

  /// - Parameter measurer: what the screen was laid out with.
  public init(_ elements: ScreenElements, measurer: any TextMeasurer = TableTextMeasurer()) {
    self.elements = elements
    self.measurer = measurer
  }
}
