import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import profile_sim

@Suite struct JUnitReporterTests {
  /// What a reader of XML makes of the report: elements with their attributes and texts, in their order.
  private final class Reader: NSObject, XMLParserDelegate {
    struct Element {
      let path: String
      let attributes: [String: String]
      var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      try #require(parser.parse(), "\(text)")
    }

    subscript(name: String) -> [Element] { elements.filter { $0.path.hasSuffix("/" + name) } }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let path = (open.last.map { elements[$0].path } ?? "") + "/" + name
      open.append(elements.count)
      elements.append(Element(path: path, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }

  @Test func `writes a case for each script, with its transcript`() throws {
    let run = ToolRun.replay(
      """
      name "a < b & \\"c\\" \\u{1}"
      expect screen cover
      expect soft text cover.title "<&>"
      wait 1.5s
      """, "--format", "junit")
    let report = try Reader(run.output)
    #expect(report.elements.first?.path == "/testsuites")
    let suite = try #require(report["testsuite"].first)
    #expect(
      suite.attributes == [
        "name": "<stdin>", "tests": "1", "failures": "1", "errors": "0", "skipped": "0",
        "time": "1.500",
      ])
    let testCase = try #require(report["testcase"].first)
    #expect(testCase.path == "/testsuites/testsuite/testcase")
    #expect(testCase.attributes["name"] == "a < b & \"c\" ␁")
    #expect(testCase.attributes["classname"] == "<stdin>")
    let failure = try #require(report["failure"].first)
    #expect(failure.attributes["message"] == #"expect soft text cover.title "<&>""#)
    #expect(
      failure.text == """
        <stdin>:3:1
        expected: text cover.title "<&>"
        actual:   text cover.title "Notes"
        """)
    let transcript = try #require(report["system-out"].first).text
    #expect(transcript.contains("✓ expect screen cover\n"))
    #expect(transcript.hasSuffix("failed: 3 steps, 2 expectations, 1 not met, 1.500s\n"))
    #expect(run.code == .failure)
  }

  @Test func `counts a fault as an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("bakc\ntap zzz.zzz\n", to: "a.taps")
    try folder.write("back\n", to: "b.taps")
    let run = ToolRun(["replay", "--format", "junit", folder.path])
    let report = try Reader(run.output)
    #expect(report["testsuite"].map { $0.attributes["errors"] } == ["1", "0"])
    #expect(report["error"].count == 2)
    #expect(report["error"].first?.attributes["message"] == #"unknown command "bakc""#)
    #expect(report["error"].first?.text.contains("did you mean \"back\"?") == true)
    #expect(report["system-out"].count == 1)
  }

  @Test func `says that a script was interrupted`() throws {
    let run = ToolRun(
      ["replay", "--format", "junit", "-"], standardInput: "tap cover.blink x50\n",
      interruptedAfter: 20)
    let report = try Reader(run.output)
    #expect(report["error"].map { $0.attributes["message"] } == ["interrupted"])
    #expect(run.code == .interrupted)
  }

  @Test func `keeps only the beginning of a long transcript`() throws {
    let script = String(repeating: "tap cover.index\nback\n", count: 10_000)
    let run = ToolRun.replay(script, "--format", "junit")
    let report = try Reader(run.output)
    #expect(run.output.utf8.count < 500_000)
    #expect(report["system-out"].first?.text.hasSuffix("\n… and more\n") == true)
    #expect(run.code == .success)
  }
}
