/// What was understood of the lines of late: a long script says the same things again and again.
///
/// Each line has one place, which it shares with others; whoever comes last has it.
struct RecentLines {
  /// An object, so that it costs nothing to hand on.
  final class Line {
    fileprivate let bytes: [UInt8]
    let command: Command
    let keyword: Word
    let comment: Comment?

    fileprivate init(_ bytes: [UInt8], _ command: Command, keyword: Word, comment: Comment?) {
      self.bytes = bytes
      self.command = command
      self.keyword = keyword
      self.comment = comment
    }
  }

  private static let placeCount = 64

  private var lines: [Line?] = Array(repeating: nil, count: Self.placeCount)

  subscript(bytes: [UInt8]) -> Line? {
    guard let line = lines[Self.place(of: bytes)], line.bytes == bytes else { return nil }
    return line
  }

  mutating func note(
    _ bytes: [UInt8], _ command: Command, keyword: Word, comment: Comment? = nil
  ) {
    lines[Self.place(of: bytes)] = Line(bytes, command, keyword: keyword, comment: comment)
  }

  private static func place(of bytes: [UInt8]) -> Int {
    var hash: UInt32 = 0
    for byte in bytes { hash = hash &* 31 &+ UInt32(byte) }
    return Int(hash % UInt32(placeCount))
  }
}
