import Testing

@testable import ProfileFeature

@Suite struct CellLayoutTests {
  private let grid = GridLayout(
    column: Column(x: 1, width: 391), y: 100, columnCount: 3, spacing: 1, count: 10)

  @Test func `a grid fills row after row`() {
    #expect(grid.side == 389.0 / 3)
    #expect(grid.frame(at: 0).text == "1 100 129.67 129.67")
    #expect(grid.frame(at: 2).text == "262.33 100 129.67 129.67")
    #expect(grid.frame(at: 3).text == "1 230.67 129.67 129.67")
    #expect(grid.rowCount == 4)
    #expect(Rect(x: 0, y: 0, width: 1, height: grid.height).text == "0 0 1 521.67")
  }

  @Test func `an empty grid has no height`() {
    var empty = grid
    empty.count = 0
    #expect(empty.height == 0)
    #expect(empty.indices(from: -100, to: 1_000).isEmpty)
  }

  private static let rows = CellLayout.rows(
    RowLayout(column: Column(x: 0, width: 320), y: 10, heights: [64, 64, 100, 64, 80]))
  private static let cells = CellLayout.grid(
    GridLayout(
      column: Column(x: 0, width: 320), y: 10, columnCount: 3, spacing: 1, count: 100))

  @Test func `rows stand one under the other`() {
    #expect((0..<5).map { Self.rows.frame(at: $0).minY } == [10, 74, 138, 238, 302])
    #expect(Self.rows.frame(at: 2).height == 100)
    #expect(Self.rows.count == 5)
  }

  @Test(arguments: [cells, rows])
  func `finds the cells between two heights without asking all of them`(layout: CellLayout) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let minY = Double.random(in: -200...4_000, using: &random)
      let maxY = minY + Double.random(in: 0...500, using: &random)
      let found = layout.indices(from: minY, to: maxY)
      let expected = (0..<layout.count).filter { index in
        layout.frame(at: index).maxY > minY && layout.frame(at: index).minY < maxY
      }
      if let first = expected.first, let last = expected.last {
        #expect(found.contains(first) && found.contains(last))
      }
      #expect(found.count <= expected.count + 6, "hardly any others")
      #expect(found.lowerBound >= 0 && found.upperBound <= layout.count)
    }
  }

  @Test func `a cell of a hundred thousand has its place at once`() {
    var huge = grid
    huge.count = 100_000
    let pitch: Double = 389.0 / 3 + 1
    #expect(huge.frame(at: 99_999).minY == 100 + 33_333 * pitch)
    #expect(huge.indices(from: 1_000_000, to: 1_000_500).count <= 18)
  }
}
