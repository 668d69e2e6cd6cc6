import Testing

@testable import profile_sim

@Suite struct FittedPictureTests {
  private func box(_ id: String, _ y: Double, text: String) -> Picture.Item {
    let area = Picture.Area(x: 0, y: y, width: 60, height: 72)
    return Picture.Item(
      id: id, role: "cell", label: text, area: area, isInteractive: true,
      shapes: [
        .text(
          Picture.Text(
            lines: [text], area: Picture.Area(x: 0, y: y + 30, width: 60, height: 12),
            font: Picture.Font(size: 10), width: 30))
      ])
  }

  private var picture: Picture {
    Picture(
      width: 60, height: 144, title: "", description: "",
      layers: [
        Picture.Layer(
          clip: Picture.Area(x: 0, y: 0, width: 60, height: 144),
          items: [box("a", 0, text: "first"), box("b", 72, text: "second")])
      ],
      overlay: [.guide(Picture.Area(x: 0, y: 0, width: 60, height: 144))])
  }

  private func rows(_ columns: Int, _ rows: Int, focus: String? = nil) -> [String] {
    FittedPicture(picture, columns: columns, rows: rows, focus: focus).rows.map { row in
      String(row.compactMap(\.self))
    }
  }

  @Test func `leaves out what can be missed, as far as it has to`() {
    #expect(
      rows(10, 12) == [
        "┌────────┐", "│        │", "│        │", "│first   │", "│        │", "└────────┘",
        "┌────────┐", "│        │", "│        │", "│second  │", "│        │", "└────────┘",
      ])
    #expect(rows(10, 10).count == 10)
    #expect(
      rows(10, 6) == [
        "┌────────┐", "│first   │", "└────────┘", "┌────────┐", "│second  │", "└────────┘",
      ])
    #expect(
      rows(10, 1) == ["┌────────┐", "│first   │", "└────────┘", "│second  │", "└────────┘"])
  }

  @Test func `is as narrow as it has to be, and no wider than it is`() {
    #expect(rows(6, 6)[1...4] == ["│fir…│", "└────┘", "┌────┐", "│sec…│"])
    #expect(rows(99, 6)[0] == "┌────────┐")
    #expect(rows(1, 6).allSatisfy { $0.count == 1 })
  }

  @Test func `marks what is chosen, but writes over no text`() {
    #expect(
      rows(10, 1, focus: "b")[2...] == ["└────────┘", "╔════════╗", "║second  ║", "╚════════╝"])
    #expect(rows(10, 1, focus: "none") == rows(10, 1))
  }

  @Test func `knows which point of the device a cell is`() throws {
    let fitted = FittedPicture(picture, columns: 5, rows: 6, focus: nil)
    let point = try #require(fitted.point(column: 1, row: 4))
    #expect(point.x == 18)
    #expect(
      picture.targets.last { $0.area.contains(x: point.x, y: point.y) }?.id == "b")
    #expect(fitted.point(column: 5, row: 0) == nil)
    #expect(fitted.point(column: -1, row: 0) == nil)
    #expect(fitted.point(column: 0, row: 6) == nil)
    #expect(fitted.rows(of: Picture.Area(x: 0, y: 72, width: 60, height: 72)) == 3..<6)
    #expect(fitted.rows(of: Picture.Area(x: 0, y: 500, width: 60, height: 72)) == 6..<6)
  }
}
