/// What variables can be called: a letter or `_`, then letters, digits, `_` and `-`, all of ASCII.
enum VariableName {
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, isFirst(first) else { return false }
    return name.utf8.allSatisfy(isFollower)
  }

  static func isFirst(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  static func isFollower(_ byte: UInt8) -> Bool {
    isFirst(byte) || Byte.isDigit(byte)
      || byte == UInt8(ascii: "-")
  }
}
