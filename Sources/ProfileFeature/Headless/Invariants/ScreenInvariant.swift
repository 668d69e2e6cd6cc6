/// What is true of the elements of every screen, on every device, whatever it shows; the raw value says it.
///
///     let sample = ScreenSample(app.screenElements)
///     ScreenInvariant.allCases.compactMap { $0.violation(in: sample) }  // []
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
    violation(in: ScreenSample(elements, measurer: measurer))
  }

  /// The same of a sample, which several invariants can look at.
  public func violation(in sample: ScreenSample) -> String? {
    if isOfAdaptivePreset, sample.elements.traits.layoutPreset != .adaptive { return nil }
    return switch self {
    case .distinctIDs: sample.repeatedID
    case .oneTab: sample.wronglySelectedTab
    case .oneFilter: sample.wronglySelectedFilter
    case .oneLarge: sample.secondLargePhoto
    case .hitFrames: sample.smallHitFrame
    case .reachable: sample.unreachableElement
    case .insideParents: sample.elementOutsideParent
    case .nothingCut: sample.cutElement
    case .nothingOverlaps: sample.overlappingElements
    case .nothingUnderNotch: sample.elementUnderNotch
    }
  }

  private var isOfAdaptivePreset: Bool {
    switch self {
    case .nothingCut, .nothingOverlaps, .nothingUnderNotch: true
    case .distinctIDs, .oneTab, .oneFilter, .oneLarge, .hitFrames, .reachable, .insideParents: false
    }
  }
}
