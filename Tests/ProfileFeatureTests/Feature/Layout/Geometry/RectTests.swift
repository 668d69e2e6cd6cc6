import Testing

@testable import ProfileFeature

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func `has edges and a centre`() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(rect == Rect(minX: 10, minY: 20, maxX: 40, maxY: 60))
  }

  @Test func `of two neighbours only one contains a point between them`() {
    let neighbour = rect.moved(dx: 30)
    let between = Point(x: 40, y: 30)
    #expect(!rect.contains(between))
    #expect(neighbour.contains(between))
    #expect(!rect.overlaps(neighbour))
    #expect(rect.overlaps(rect.moved(dx: 29.9)))
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 100, height: 100), "10 20 30 40"),
    (Rect(x: 20, y: 30, width: 5, height: 5), "20 30 5 5"),
    (Rect(x: 0, y: 0, width: 100, height: 30), "10 20 30 10"),
    (Rect(x: 0, y: 0, width: 100, height: 5), "10 5 30 0"),
    (Rect(x: 50, y: 0, width: 10, height: 100), "50 20 0 40"),
  ])
  func `is clamped to bounds`(bounds: Rect, expected: String) {
    #expect(rect.clamped(to: bounds).text == expected)
  }

  @Test(arguments: [
    (0, "10 20 30 0", "10 20 30 40"), (30, "10 20 30 10", "10 30 30 30"),
    (90, "10 20 30 40", "10 60 30 0"),
  ])
  func `is cut at a height`(y: Double, above: String, below: String) {
    #expect(rect.part(above: y).text == above)
    #expect(rect.part(below: y).text == below)
  }

  @Test func `is inset, moved and mirrored`() {
    #expect(rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)).text == "12 21 24 36")
    #expect(rect.moved(dx: -10, dy: 5).text == "0 25 30 40")
    #expect(rect.mirrored(in: 100).text == "60 20 30 40")
    #expect(rect.mirrored(in: 100).mirrored(in: 100) == rect)
  }

  @Test(arguments: [1.0, 2.0, 3.0])
  func `neighbours share their edges when they are rounded`(scale: Double) {
    for columns in 1...7 {
      let width = 393 / Double(columns)
      let cells = (0..<columns).map { index in
        Rect(x: Double(index) * width, y: 0, width: width, height: width)
          .roundedToPixels(at: scale)
      }
      for (left, right) in zip(cells, cells.dropFirst()) {
        #expect(abs(left.maxX - right.minX) < 1e-9)
      }
      for cell in cells {
        #expect(abs(cell.maxX * scale - (cell.maxX * scale).rounded()) < 1e-9)
      }
    }
  }

  @Test func `rounding does not depend on where a shape is scrolled to`() {
    let line = Rect(x: 0, y: 0.25, width: 1, height: 0.5)
    for y in stride(from: -3.0, through: 3, by: 0.5) {
      #expect(
        line.moved(dy: y).roundedToPixels(at: 2) == line.roundedToPixels(at: 2).moved(dy: y))
    }
  }

  @Test func `rounds up and down but for errors of arithmetic`() {
    let third = 131.0 / 3 * 3
    #expect(third.roundedUpToPixel(at: 3) == 131)
    #expect((130.0 + 1.0 / 3).roundedUpToPixel(at: 3) == 391.0 / 3)
    #expect(10.1.roundedUpToPixel(at: 2) == 10.5)
    #expect(10.4.roundedDownToPixel(at: 2) == 10)
    #expect((-0.25).roundedToPixel(at: 2) == 0)
  }

  @Test(arguments: [
    // In the middle, at a corner, outside of which nothing counts, and where there is no room.
    (Rect(x: 50, y: 50, width: 10, height: 100), "33 50 44 100"),
    (Rect(x: 2, y: 2, width: 10, height: 10), "0 0 44 44"),
    (Rect(x: 390, y: 840, width: 3, height: 12), "349 808 44 44"),
    (Rect(x: 50, y: 50, width: 44, height: 60), "50 50 44 60"),
  ])
  func `grows to what a finger can meet, within bounds`(rect: Rect, expected: String) {
    let bounds = Rect(x: 0, y: 0, width: 393, height: 852)
    #expect(rect.grown(toAtLeast: 44, within: bounds, scale: 3).text == expected)
  }

  @Test func `grows no further than its bounds`() {
    let bounds = Rect(x: 0, y: 0, width: 393, height: 20)
    let button = Rect(x: 100, y: 5, width: 20, height: 10)
    #expect(button.grown(toAtLeast: 44, within: bounds, scale: 2).text == "88 0 44 20")
  }

  @Test func `knows how far away a point is`() {
    #expect(rect.distance(to: Point(x: 15, y: 25)) == 0)
    #expect(rect.distance(to: Point(x: 7, y: 16)) == 5)
    #expect(rect.distance(to: Point(x: 50, y: 30)) == 10)
  }
}
