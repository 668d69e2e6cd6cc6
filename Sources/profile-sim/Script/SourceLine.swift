/// A line as it stands in the file, without its line end and without a byte order mark before it.
struct SourceLine: Equatable {
  /// Counted from 1.
  let number: Int
  let bytes: [UInt8]
  /// The line has more than ``LineReader/longestLine`` bytes; only its beginning is here.
  let isTooLong: Bool
}
