/// Reads a JSON document (RFC 8259) and keeps the place of every value.
///
/// Foundation's decoder says that a document is not JSON, but not where; it is also the one thing for
/// which the feature would need Foundation.
struct JSONParser {
  struct Failure: Error {
    let offset: Int
    let message: String
  }

  /// Deeper than any file that means something, and far from what the stack can take.
  private static let maximumDepth = 100

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value that a document consists of. A byte order mark before it is skipped.
  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.failure("expected the end of the file")
    }
    return value
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    let offset = position
    switch peek {
    case UInt8(ascii: "{"):
      return JSONValue(content: .object(try object()), offset: offset)
    case UInt8(ascii: "["):
      return JSONValue(content: .array(try array()), offset: offset)
    case UInt8(ascii: "\""):
      return JSONValue(content: .string(try string()), offset: offset)
    case let byte? where byte == UInt8(ascii: "-") || JSONParser.isDigit(byte):
      return JSONValue(content: .number(try number()), offset: offset)
    case UInt8(ascii: "t"):
      try word("true")
      return JSONValue(content: .boolean(true), offset: offset)
    case UInt8(ascii: "f"):
      try word("false")
      return JSONValue(content: .boolean(false), offset: offset)
    case UInt8(ascii: "n"):
      try word("null")
      return JSONValue(content: .null, offset: offset)
    default:
      throw failure("expected a value")
    }
  }

  private mutating func object() throws(Failure) -> [JSONValue.Member] {
    try open()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if skip("}") {
      depth -= 1
      return members
    }
    repeat {
      skipSpace()
      let keyOffset = position
      guard peek == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw Failure(offset: keyOffset, message: "expected each key once, found \"\(key)\" again")
      }
      skipSpace()
      guard skip(":") else { throw failure("expected \":\" after a key") }
      members.append(JSONValue.Member(key: key, keyOffset: keyOffset, value: try value()))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw failure("expected \",\" or \"}\"") }
    depth -= 1
    return members
  }

  private mutating func array() throws(Failure) -> [JSONValue] {
    try open()
    var elements: [JSONValue] = []
    skipSpace()
    if skip("]") {
      depth -= 1
      return elements
    }
    repeat {
      elements.append(try value())
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw failure("expected \",\" or \"]\"") }
    depth -= 1
    return elements
  }

  private mutating func open() throws(Failure) {
    guard depth < JSONParser.maximumDepth else {
      throw failure("expected at most \(JSONParser.maximumDepth) levels of nesting")
    }
    depth += 1
    position += 1
  }

  private mutating func string() throws(Failure) -> String {
    let start = position
    position += 1
    var utf8: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        try escape(into: &utf8)
      } else if byte < 0x20 {
        throw failure("expected the text to end in its line, or an escape")
      } else {
        utf8.append(byte)
        position += 1
      }
    }
    guard skip("\"") else { throw Failure(offset: start, message: "expected the text to end") }
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw Failure(offset: start, message: "expected a text in UTF-8")
    }
    return text
  }

  private mutating func escape(into utf8: inout [UInt8]) throws(Failure) {
    let start = position
    position += 1
    let byte = peek
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(byte ?? 0)
    case UInt8(ascii: "b"): utf8.append(0x08)
    case UInt8(ascii: "f"): utf8.append(0x0C)
    case UInt8(ascii: "n"): utf8.append(0x0A)
    case UInt8(ascii: "r"): utf8.append(0x0D)
    case UInt8(ascii: "t"): utf8.append(0x09)
    case UInt8(ascii: "u"):
      utf8 += Array(Character(try scalar(from: start)).utf8)
    default:
      throw Failure(offset: start, message: "expected an escape that JSON has")
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair.
  private mutating func scalar(from start: Int) throws(Failure) -> Unicode.Scalar {
    let first = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), skip("\\"), skip("u") {
      let second = try codeUnit(from: start)
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw Failure(offset: start, message: "expected a character, found half of one")
  }

  private mutating func codeUnit(from start: Int) throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw Failure(offset: start, message: "expected four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private mutating func number() throws(Failure) -> String {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while let byte = peek, JSONParser.isDigit(byte) { position += 1 }
    guard position > start else { throw failure("expected a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func word(_ word: String) throws(Failure) {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("expected a value") }
    position += word.utf8.count
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// A failure at the next byte that means something, naming what is there.
  private func failure(_ message: String) -> Failure {
    let found: String
    switch peek {
    case nil:
      found = ", found the end of the file"
    case UInt8(ascii: "\""):
      found = ", found a text"
    case let byte? where byte > 0x20 && byte < 0x7F:
      found = ", found \"\(Character(Unicode.Scalar(byte)))\""
    default:
      found = ""
    }
    return Failure(offset: position, message: message + found)
  }
}
