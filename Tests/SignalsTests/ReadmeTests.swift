import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func `shows the example that is compiled here`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(
      contentsOf: tests.appending(path: "ReadmeExample.swift"), encoding: .utf8)
    let readme = try String(
      contentsOf: tests.appending(path: "../../README.md").standardized, encoding: .utf8)
    #expect(readme.contains("```swift\n\(example)```"))
  }
}
