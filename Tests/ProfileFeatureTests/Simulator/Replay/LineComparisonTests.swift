import Testing

@testable import profile_sim

@Suite struct LineComparisonTests {
  private func difference(
    _ expected: String, _ written: [String]
  ) -> LineComparison.Difference? {
    let comparison = LineComparison(with: BytesInMemory(expected))
    for piece in written { comparison.write(Array(piece.utf8)[...]) }
    comparison.finish()
    return comparison.difference
  }

  @Test(arguments: ["", "a\n", "a\nb\n", "a\nb", "\n\n", "ä\r\nb\n"])
  func `finds no difference where there is none`(_ text: String) {
    #expect(difference(text, [text]) == nil)
    // Whatever the pieces are in which it is written.
    #expect(difference(text, text.map(String.init)) == nil)
  }

  @Test(
    arguments: [
      ("a\nb\n", "a\nc\n", 2, "b", "c"), ("a\nb\n", "a\n", 2, "b", nil),
      ("a\n", "a\nb\n", 2, nil, "b"), ("a\n", "", 1, "a", nil), ("a", "a\n", 1, "a", "a"),
      ("a\r\n", "a\n", 1, "a\r", "a"), ("a\nb\nc\n", "a\nx\ny\n", 2, "b", "x"),
      ("\u{E9}\n", "e\u{301}\n", 1, "\u{E9}", "e\u{301}"),
    ] as [(String, String, Int, String?, String?)])
  func `finds the first line that differs, to the byte`(
    _ expected: String, _ written: String, _ line: Int, _ left: String?, _ right: String?
  ) {
    let found = difference(expected, [written])
    #expect(found == LineComparison.Difference(line: line, expected: left, actual: right))
  }

  @Test func `says that what to compare with cannot be read`() {
    struct Broken: ByteSource {
      func nextChunk() throws(InputFailure) -> [UInt8] { throw InputFailure(reason: "worn out") }
    }
    let comparison = LineComparison(with: Broken())
    comparison.write(Array("a\n".utf8)[...])
    comparison.finish()
    #expect(comparison.failure == InputFailure(reason: "worn out"))
    #expect(comparison.difference == nil)
  }
}
