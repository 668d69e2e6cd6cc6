/// Reads the route changes out of a transcript as `replay` prints it.
enum TextTranscript {
  /// The words that the last line of a run begins with.
  private static let endings = ["passed:", "failed:", "interrupted:"]

  /// Whether bytes are a transcript: one of the first lines begins with a time, as no line of a script can without a fault.
  static func isTranscript(_ source: some ByteSource) throws(InputFailure) -> Bool {
    var lines = LineReader(source)
    var left = 4
    while left > 0, let line = try lines.next() {
      let words = words(of: line)
      guard let first = words.first else { continue }
      if time(first) != nil { return true }
      left -= 1
    }
    return false
  }

  /// The route changes, as they are printed.
  ///
  /// - Throws: `TranscriptReader.Fault`, and `InputFailure`.
  static func records(_ source: some ByteSource) throws -> [RouteRecord] {
    var lines = LineReader(source, longestLine: TranscriptReader.longestLine)
    var records: [RouteRecord] = []
    var hasEnded = false
    while let line = try lines.next() {
      let words = words(of: line)
      guard let first = words.first else { continue }
      hasEnded = endings.contains(first) || (hasEnded && words.dropFirst().first == "scripts:")
      guard words.count > 2, words[1] == "route", let time = time(first) else { continue }
      records.append(RouteRecord(time: time, change: words[2]))
    }
    guard hasEnded else {
      throw TranscriptReader.Fault(
        line: 0, message: "the transcript is cut off: its last line is not there")
    }
    return records
  }

  /// The first two words of a line, and the rest of it.
  private static func words(of line: SourceLine) -> [String] {
    var words: [String] = []
    var rest = line.bytes[...].drop(while: Byte.isBlank)
    while words.count < 2, !rest.isEmpty {
      let word = rest.prefix { !Byte.isBlank($0) }
      words.append(String(decoding: word, as: UTF8.self))
      rest = rest.dropFirst(word.count).drop(while: Byte.isBlank)
    }
    return rest.isEmpty ? words : words + [String(decoding: rest, as: UTF8.self)]
  }

  /// A time as transcripts have it: seconds, with three decimals or more.
  private static func time(_ word: String) -> VirtualDuration? {
    guard word.last == "s" else { return nil }
    let parts = word.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (3...9).contains(parts[1].utf8.count),
      let seconds: Int64 = Parser.number(parts[0]),
      let fraction: Int64 = Parser.number(
        parts[1] + String(repeating: "0", count: 9 - parts[1].utf8.count)),
      seconds <= VirtualDuration.longest.nanoseconds / 1_000_000_000
    else { return nil }
    return VirtualDuration(nanoseconds: seconds * 1_000_000_000 + fraction)
  }
}
