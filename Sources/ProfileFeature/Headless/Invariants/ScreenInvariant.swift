/// What is true of the elements of every screen, on every device, whatever it shows; the raw value says it.
///
///     ScreenInvariant.allCases.compactMap { $0.violation(in: app.screenElements) }  // []
///
/// Of a long list the cells in sight are looked at, the first five, the one in the middle and the last, so that a
/// hundred thousand cost no more than a hundred.
public enum ScreenInvariant: String, Hashable, Sendable, CaseIterable {
  case distinctIDs = "ids on a screen are unique"
  case oneTab = "exactly one tab is selected"
  case oneFilter = "exactly one filter is selected"
  case oneLarge = "at most one photo is large"
  case hitFrames = "every hit frame is at least 44 × 44"
  case reachable = "every enabled element can be reached by scrolling"
  case insideParents = "frames lie inside their parents"
  /// Of the adaptive preset alone, as the next two.
  case nothingCut = "nothing is cut"
  case nothingOverlaps = "no two siblings overlap"
  case nothingUnderNotch = "nothing lies under the notch"

  /// What is wrong with a screen, in words; `nil` if nothing is.
  ///
  /// - Parameter measurer: what the screen was laid out with.
  public func violation(
    in elements: ScreenElements, measurer: any TextMeasurer = TableTextMeasurer()
  ) -> String? {
    switch self {
    case .distinctIDs: elements.repeatedID
    case .oneTab: elements.wronglySelectedTab
    case .oneFilter: elements.wronglySelectedFilter
    case .oneLarge: elements.secondLargePhoto
    case .hitFrames: elements.smallHitFrame
    case .reachable: elements.unreachableElement
    case .insideParents: elements.elementOutsideParent
    case .nothingCut: isPromised(by: elements) ? elements.cutElement(measurer) : nil
    case .nothingOverlaps: isPromised(by: elements) ? elements.overlappingElements : nil
    case .nothingUnderNotch: isPromised(by: elements) ? elements.elementUnderNotch : nil
    }
  }

  private func isPromised(by elements: ScreenElements) -> Bool {
    elements.traits.layoutPreset == .adaptive
  }
}
