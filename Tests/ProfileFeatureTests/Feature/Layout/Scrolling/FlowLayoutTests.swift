import Testing

@testable import ProfileFeature

@Suite struct FlowLayoutTests {
  /// Rows of three squares of 10, with 10 between them, and in their midst one that is 50 high with something on it.
  private let flow = {
    var flow = FlowLayout()
    for (number, y) in [0.0, 20, 40, 100].enumerated() {
      if number == 2 {
        flow.addRow([
          Rect(x: 0, y: y, width: 50, height: 50), Rect(x: 20, y: y + 20, width: 10, height: 10),
        ])
      } else {
        flow.addRow((0..<3).map { Rect(x: Double($0) * 20, y: y, width: 10, height: 10) })
      }
    }
    return flow
  }()

  @Test(arguments: [
    (-10.0, 0.0, 0..<0), (0, 0, 0..<0), (0, 0.1, 0..<3), (9.9, 20, 0..<3), (10, 20, 3..<3),
    (9.9, 20.1, 0..<6), (25, 45, 3..<8), (40, 90, 6..<8), (89, 101, 6..<11), (90, 100, 8..<8),
    (110, 500, 11..<11), (-500, 500, 0..<11), (50, 40, 0..<0),
  ])
  func `finds the cells in the rows that reach between two heights`(
    from: Double, to: Double, indices: Range<Int>
  ) {
    #expect(flow.indices(from: from, to: to) == indices)
  }

  @Test func `cells are counted in the order in which they were added`() {
    #expect(flow.count == 11)
    #expect(flow.frame(at: 4) == Rect(x: 20, y: 20, width: 10, height: 10))
    #expect(flow.frame(at: 7) == Rect(x: 20, y: 60, width: 10, height: 10))
  }

  @Test func `a row of nothing is none`() {
    var empty = FlowLayout()
    empty.addRow([])
    #expect(empty == FlowLayout())
    #expect(empty.indices(from: 0, to: 100) == 0..<0)
  }
}
