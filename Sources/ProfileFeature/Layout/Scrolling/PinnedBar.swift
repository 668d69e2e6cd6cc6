/// A bar that heads a section and stays in sight for as long as the section does.
///
///     let bar = PinnedBar(naturalY: 340, height: 50, sectionEnd: 900)
///     bar.y(offset: 500, topInset: 103)  // 603: right under the navigation bar
public struct PinnedBar: Hashable, Sendable {
  /// Where the bar stands in the content, and does stand while there is room above it.
  public var naturalY: Double
  public var height: Double
  /// Where in the content the section ends.
  public var sectionEnd: Double

  public init(naturalY: Double, height: Double, sectionEnd: Double) {
    self.naturalY = naturalY
    self.height = height
    self.sectionEnd = sectionEnd
  }

  /// Where in the content the bar is drawn.
  ///
  /// - Parameters:
  ///   - offset: which part of the content the container begins with; negative when that is above its start.
  ///   - topInset: how much of the container lies under bars at its top.
  public func y(offset: Double, topInset: Double) -> Double {
    min(max(naturalY, offset + topInset), sectionEnd - height)
  }
}
