import Foundation
import Testing

/// The articles show no code that is not compiled here, and run. Only the indentation may differ.
@Suite struct ArticleDocumentationTests {
  static let articles = [
    "Contract", "DifferencesFromCombine", "Moving", "Signals", "Testing", "WritingOperators",
  ]

  @Test(arguments: articles)
  func `shows only code that is compiled here`(article: String) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let examples = try FileManager.default.contentsOfDirectory(atPath: here.path)
      .filter { $0.hasSuffix("DocumentationTests.swift") }.sorted()
      .map { try Self.words(in: String(contentsOf: here.appending(path: $0), encoding: .utf8)) }
    let catalog = here.appending(path: "../../../Sources/Signals/Signals.docc").standardized
    let text = try String(contentsOf: catalog.appending(path: "\(article).md"), encoding: .utf8)
    let blocks = Self.blocks(in: text)
    #expect(!blocks.isEmpty || article == "Signals")
    for block in blocks {
      #expect(
        examples.contains { $0.contains(Self.words(in: block)) },
        "No file in Tests/SignalsTests/Documentation contains: \(block)")
    }
  }

  @Test func `finds a block of code, and only that`() {
    let text = "Some `code`\n```swift\nlet a = 1\n```\nand\n```sh\nls\n```\n```swift\nb()\n```\n"
    #expect(Self.blocks(in: text) == ["let a = 1\n", "b()\n"])
  }

  private static func blocks(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  /// The lines without their indentation, framed so that only whole lines match.
  private static func words(in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return "\n\(lines.joined(separator: "\n"))\n"
  }
}
