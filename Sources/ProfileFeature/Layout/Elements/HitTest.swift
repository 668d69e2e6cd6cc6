/// Finds what a finger meets at points of one screen: its elements are moved to where they are once for all of them.
final class HitTest {
  private let elements: ScreenElements
  private let fixed: [Element]
  private lazy var bars = fixed.filter { $0.layer == .bar } + elements.tabs.map(elements.shown)
  private lazy var pinned = fixed.filter { $0.layer == .pinned }
  private lazy var content: [Element] = {
    let length = Element.minimumHitLength
    let reach = elements.window.inset(by: Insets(top: -length, bottom: -length))
    return fixed.filter { $0.layer == .content } + elements.cells(in: reach)
  }()

  init(_ elements: ScreenElements) {
    self.elements = elements
    fixed = (elements.fixed + elements.closing).map(elements.shown)
  }

  func element(at point: Point) -> Element? {
    guard elements.bounds.contains(point) else { return nil }
    if let met = Self.met(at: point, among: bars) { return met }
    guard elements.window.contains(point) else { return nil }
    if let met = Self.met(at: point, among: pinned) { return met }
    if let pinnedFrame = elements.pinnedFrame, pinnedFrame.contains(point) { return nil }
    return Self.met(at: point, among: content)
  }

  private static func met(at point: Point, among elements: [Element]) -> Element? {
    var containing: Int?
    var nearest: (index: Int, distance: Double)?
    var silent: Int?
    for index in elements.indices {
      let frame = elements[index].visibleFrame
      guard !frame.isEmpty else { continue }
      if !elements[index].isInteractive {
        if frame.contains(point) { silent = index }
      } else if frame.contains(point) {
        containing = index
      } else if elements[index].hitFrame.contains(point) {
        let distance = frame.distance(to: point)
        if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
      }
    }
    return (containing ?? nearest?.index ?? silent).map { elements[$0] }
  }
}
