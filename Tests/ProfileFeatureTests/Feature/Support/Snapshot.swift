import Foundation
import Testing

/// A text that is kept in a file, beside the test that makes it.
///
/// After a change that is meant, `UPDATE_SNAPSHOTS=1 swift test --filter NAME` writes the files anew; then read
/// what has changed.
struct Snapshot {
  let file: URL

  /// - Parameter name: the file, in the folder of the test.
  init(_ name: String, besides test: String = #filePath) {
    file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Expects the text to be what the file holds, and says of each line what differs.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard text != kept else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keptLines = kept.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, keptLine) in zip(lines, keptLines) {
      #expect(line == keptLine, sourceLocation: sourceLocation)
    }
    #expect(lines.count == keptLines.count, sourceLocation: sourceLocation)
  }
}
