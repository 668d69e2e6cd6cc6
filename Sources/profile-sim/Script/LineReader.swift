/// Cuts bytes into lines at LF and CR LF, holding one line and one piece of input at a time.
struct LineReader<Source: ByteSource> {
  /// The most bytes that a line can have, its end not counted.
  static var longestLine: Int { 65_536 }

  private let longestLine: Int
  private var source: Source
  private var chunk: [UInt8] = []
  private var position = 0
  private var number = 0
  private var isAtEnd = false

  init(_ source: Source, longestLine: Int = Self.longestLine) {
    self.longestLine = longestLine
    self.source = source
  }

  /// The next line, or nil behind the last. A line end that is the last byte starts no other line.
  mutating func next() throws(InputFailure) -> SourceLine? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var isEnded = false
    while !isEnded, try fill() {
      let end = chunk[position...].firstIndex(of: Byte.lineFeed) ?? chunk.endIndex
      // A byte order mark before the line and the CR behind it do not count.
      let room = longestLine + Byte.byteOrderMark.count + 1 - bytes.count
      isTooLong = isTooLong || end - position > room
      bytes += chunk[position..<min(end, position + room)]
      isEnded = end < chunk.endIndex
      position = isEnded ? end + 1 : end
    }
    if !isEnded, bytes.isEmpty { return nil }
    if isEnded, !isTooLong, bytes.last == Byte.carriageReturn {
      bytes.removeLast()
    }
    number += 1
    if number == 1, bytes.starts(with: Byte.byteOrderMark) {
      bytes.removeFirst(Byte.byteOrderMark.count)
    }
    return SourceLine(
      number: number, bytes: bytes, isTooLong: isTooLong || bytes.count > longestLine)
  }

  /// Sees to it that a byte is there to be read; false at the end.
  private mutating func fill() throws(InputFailure) -> Bool {
    if position < chunk.count { return true }
    if isAtEnd { return false }
    chunk = try source.nextChunk()
    position = 0
    isAtEnd = chunk.isEmpty
    return !isAtEnd
  }
}
