import Testing

@testable import profile_sim

@Suite struct TraceMarkTests {
  private func picture(_ items: (id: String, y: Double)...) -> Picture {
    var picture = Picture(width: 100, height: 100, title: "", description: "")
    picture.layers = [
      Picture.Layer(
        clip: Picture.Area(x: 0, y: 10, width: 100, height: 80),
        items: items.map { id, y in
          Picture.Item(
            id: id, alternateID: id + "#", role: "cell", label: "",
            area: Picture.Area(x: 0, y: y, width: 50, height: 20))
        })
    ]
    return picture
  }

  private func marks(_ line: String, _ before: Picture?, _ after: Picture) throws -> [TraceMark] {
    let command = try #require(ParsedScript(line).commands.first?.command)
    return TraceMark.marks(of: command, before: before, after: after)
  }

  @Test func `marks only what can be seen, by either id`() throws {
    let seen = picture((id: "a", y: 0), (id: "b", y: 85), (id: "c", y: 95))
    #expect(
      try marks("tap a", seen, seen).map(\.area) == [
        Picture.Area(x: 0, y: 10, width: 50, height: 10)
      ])
    #expect(
      try marks("tap b#", seen, seen).map(\.area) == [
        Picture.Area(x: 0, y: 85, width: 50, height: 5)
      ])
    #expect(try marks("tap c", seen, seen).isEmpty)
    #expect(try marks("tap d", seen, seen).isEmpty)
  }

  @Test func `marks what was scrolled to where it is then`() throws {
    let marks = try marks("tap c", picture((id: "a", y: 20)), picture((id: "c", y: 40)))
    #expect(marks.map(\.isAfter) == [true])
  }

  @Test func `marks both ends of a drag`() throws {
    let seen = picture((id: "a", y: 20), (id: "b", y: 40))
    #expect(try marks("drag a to b", seen, seen).map(\.kind) == [.touch, .target])
  }

  @Test(arguments: ["expect text a x", "expect hidden a", "wait until enabled a within 1s"])
  func `marks what is looked at in the picture after the step`(_ line: String) throws {
    let marks = try marks(line, picture(), picture((id: "a", y: 20)))
    #expect(marks.map(\.kind) == [.look])
    #expect(marks.map(\.isAfter) == [true])
  }

  @Test(arguments: ["back", "wait 1s", "expect idle", "rotate", "press return"])
  func `marks nothing for what is about no element`(_ line: String) throws {
    #expect(try marks(line, picture((id: "a", y: 20)), picture((id: "a", y: 20))).isEmpty)
  }
}
