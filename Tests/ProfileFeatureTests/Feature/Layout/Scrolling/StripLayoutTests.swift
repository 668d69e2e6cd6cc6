import Testing

@testable import ProfileFeature

@Suite struct StripLayoutTests {
  private let strip = StripLayout(
    scroller: "photos", area: Rect(x: 10, y: 100, width: 300, height: 200), cellWidth: 300,
    spacing: 3, count: 8)

  @Test func `cells stand side by side`() {
    #expect(strip.frame(at: 0) == Rect(x: 10, y: 100, width: 300, height: 200))
    #expect(strip.frame(at: 7) == Rect(x: 10 + 7 * 303, y: 100, width: 300, height: 200))
    #expect(strip.contentWidth == 8 * 300 + 7 * 3)
    #expect(strip.maximumDistance == 7 * 303)
  }

  @Test(
    arguments: [(0, 100, 0), (0, 101, 8), (299, 400, 8), (300, 400, 0)] as [(Double, Double, Int)])
  func `all of them are at one height`(minY: Double, maxY: Double, count: Int) {
    #expect(strip.indices(from: minY, to: maxY).count == count)
  }

  @Test func `a strip without cells goes nowhere`() {
    var empty = strip
    empty.count = 0
    #expect(empty.contentWidth == 0)
    #expect(empty.maximumDistance == 0)
    #expect(empty.distance(keeping: strip, at: 500) == 0)
    #expect(strip.distance(keeping: empty, at: 0) == 0)
  }

  @Test(
    arguments: [
      (0, 0, 0), (3, 0, 909), (3, 2_000, 909), (7, 0, 2_121), (2, 606, 606),
    ] as [(Int, Double, Double)])
  func `shows a cell`(index: Int, from distance: Double, expected: Double) {
    #expect(strip.distance(showing: index, from: distance) == expected)
  }

  @Test func `moves no further than it takes to show a small cell`() {
    var small = strip
    small.cellWidth = 50
    #expect(small.distance(showing: 5, from: 0) == 5 * 53 + 50 - 300)
    #expect(small.distance(showing: 5, from: 100) == 100, "it is in sight")
    #expect(small.distance(showing: 1, from: 100) == 53)
  }

  @Test func `keeps what is at the start when everything has another size`() {
    var wide = strip
    wide.area.size.width = 700
    wide.cellWidth = 700
    #expect(wide.distance(keeping: strip, at: 606) == 2 * 703)
    #expect(wide.distance(keeping: strip, at: 606 + 150) == 2 * 703 + 350)
    #expect(strip.distance(keeping: wide, at: 7 * 703) == strip.maximumDistance)
  }
}
