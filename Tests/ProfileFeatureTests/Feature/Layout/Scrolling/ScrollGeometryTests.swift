import Testing

@testable import ProfileFeature

@Suite struct ScrollGeometryTests {
  private let geometry = ScrollGeometry(
    container: Size(width: 393, height: 852), safeAreaInsets: Insets(top: 59, bottom: 34),
    barHeight: 44, largeTitleHeight: 52, contentHeight: 1_000)

  @Test(arguments: [
    (-100.0, 155.0), (0, 155), (20, 135), (52, 103), (53, 103), (900, 103),
  ])
  func `a large title makes room as the content moves up`(distance: Double, inset: Double) {
    var geometry = geometry
    geometry.distance = distance
    #expect(geometry.adjustedTopInset == inset)
    #expect(geometry.contentOffset == distance - 155)
  }

  @Test func `can be scrolled until the end is clear of the bottom`() {
    #expect(geometry.maximumDistance == 1_000 + 155 + 34 - 852)
    #expect(geometry.clamped(-5) == 0)
    #expect(geometry.clamped(100) == 100)
    #expect(geometry.clamped(1_000) == 337)
  }

  @Test func `what fits stays where it is`() {
    var short = geometry
    short.contentHeight = 100
    #expect(short.maximumDistance == 0)
    #expect(short.restHeight == 663)
    #expect(short.contentBounds.height == 663)
  }
}
