import Foundation
import Testing

@testable import profile_sim

@Suite struct JSONLinesReporterTests {
  /// The lines as another JSON reader understands them.
  private func objects(_ text: String) throws -> [[String: Any]] {
    #expect(text.hasSuffix("\n"))
    return try text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  private func strings(_ objects: [[String: Any]], _ key: String) -> [String] {
    objects.map { $0[key] as? String ?? "–" }
  }

  @Test func `writes an object for each thing that happened`() throws {
    let run = ToolRun.replay(
      """
      name "Ä \\"b\\" \\\\ \\n \\u{1}"
      tags x y
      start note://page/z
      tap cover.index
      expect soft screen cover
      back
      """, "--format", "json")
    let objects = try objects(run.output)
    #expect(
      strings(objects, "type") == [
        "run", "script", "route", "step", "ignored", "expectation", "step", "route", "result",
        "end",
      ])
    #expect(objects[0]["schema"] as? Int == 1)
    #expect(objects[0]["version"] as? String == ToolVersion.current)
    #expect(objects[0]["scripts"] as? Int == 1)
    #expect(objects[1]["name"] as? String == "Ä \"b\" \\ \n \u{1}")
    #expect(objects[1]["tags"] as? [String] == ["x", "y"])
    #expect(objects[1]["start"] as? String == "note://page/z")
    #expect(objects[1]["file"] as? String == "<stdin>")
    #expect(objects[2]["line"] as? Int == 0)
    #expect(objects[2]["change"] as? String == #"push page z title "Page z""#)
    #expect(objects[3]["command"] as? String == "tap cover.index")
    #expect(objects[3]["line"] as? Int == 4)
    #expect(objects[3]["nanoseconds"] as? Int == 0)
    #expect(objects[4]["reason"] as? String == "notHittable")
    #expect(objects[5]["held"] as? Bool == false)
    #expect(objects[5]["soft"] as? Bool == true)
    #expect(objects[5]["expected"] as? String == "screen cover")
    #expect(objects[5]["actual"] as? String == "screen page")
    let state = try #require(objects[5]["state"] as? [String: Any])
    #expect(state["stack"] as? [String] == ["cover", "page"])
    #expect(state["modal"] is NSNull)
    #expect(state["elementCount"] as? Int == 1)
    let elements = try #require(state["elements"] as? [[String: Any]])
    #expect(elements.first?["text"] as? String == "This is z")
    #expect(objects[8]["result"] as? String == "failed")
    #expect(objects[8]["exit"] as? Int == 1)
    #expect(objects[8]["steps"] as? Int == 3)
    #expect(objects[9]["exit"] as? Int == 1)
    #expect(objects[9]["failed"] as? Int == 1)
  }

  @Test func `writes faults, and the scripts that ran all the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write("bakc\n\ntap zzz.zzz\n", to: "a.taps")
    try folder.write("back\n", to: "b.taps")
    let missing = folder.path + "/c.taps"
    let run = ToolRun(["replay", "--format=json", folder.path, missing])
    let objects = try objects(run.output)
    #expect(
      strings(objects, "type")
        == ["run", "fault", "fault", "fault", "script", "step", "ignored", "result", "end"])
    #expect(objects[1]["line"] as? Int == 1)
    #expect(objects[1]["column"] as? Int == 1)
    #expect(objects[1]["message"] as? String == #"unknown command "bakc""#)
    #expect(objects[1]["suggestion"] as? String == "back")
    #expect(objects[2]["suggestion"] is NSNull)
    #expect(objects[3]["file"] as? String == missing)
    #expect(objects[4]["script"] as? Int == 1)
    #expect(objects[8]["notRun"] as? Int == 2)
    #expect(objects[8]["exit"] as? Int == 66)
    #expect(run.code == .unreadableInput)
  }

  @Test func `writes every string so that it is read back`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let text = RandomScript.text(using: &random) + "\u{2028}\u{85}\u{2029}\u{7F}"
      var object = JSONObject()
      object.add(text, text)
      #expect(!object.text.contains { $0.isNewline })
      let parsed = try JSONSerialization.jsonObject(with: Data(object.text.utf8))
      let members = try #require(parsed as? [String: String])
      #expect(Array((members.first?.value ?? "").utf8) == Array(text.utf8))
    }
  }
}
