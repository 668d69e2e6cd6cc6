/// Cuts a line into words and a comment.
///
/// A word is bare or in double quotes. `#` starts a comment where a word could start, so that
/// `post#p7` is one word. A line has at most one lexical fault: behind it nothing is certain.
struct Lexer {
  struct Line: Equatable {
    var words: [Word] = []
    var comment: Comment?
  }

  private let bytes: [UInt8]
  private var position = 0

  static func lex(_ bytes: [UInt8]) throws(Fault) -> Line {
    try checkText(bytes)
    var lexer = Lexer(bytes: bytes)
    return try lexer.line()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static func checkText(_ bytes: [UInt8]) throws(Fault) {
    let carriageReturn = bytes.firstIndex(of: Byte.carriageReturn)
    let notUTF8 = UTF8Check.firstFault(in: bytes)
    if let place = notUTF8, place < carriageReturn ?? .max {
      let hexadecimal = String(bytes[place], radix: 16, uppercase: true)
      throw Fault("not UTF-8: the byte 0x\(hexadecimal) cannot stand here", at: place..<place + 1)
    }
    if let place = carriageReturn {
      throw Fault(
        "a carriage return (CR) alone ends no line; lines end in LF or CR LF", at: place..<place + 1
      )
    }
  }

  private mutating func line() throws(Fault) -> Line {
    var line = Line()
    // Few commands have more.
    line.words.reserveCapacity(4)
    while position < bytes.count {
      switch bytes[position] {
      case Byte.space, Byte.tab:
        position += 1
      case Byte.hash:
        // At the start of a script, "#" and U+0000 are also how UTF-16 begins.
        if let place = bytes[position...].firstIndex(of: Byte.null) {
          throw controlCharacter(at: place)
        }
        line.comment = Comment(String(decoding: bytes[(position + 1)...], as: UTF8.self))
        return line
      case Byte.quote:
        line.words.append(try quotedWord())
      default:
        line.words.append(try bareWord())
      }
    }
    return line
  }

  private mutating func bareWord() throws(Fault) -> Word {
    let start = position
    if let end = endOfPlainWord {
      position = end
      return Word(String(decoding: bytes[start..<end], as: UTF8.self), span: start..<end)
    }
    var isASCII = true
    var parts: [Word.Part] = []
    var partStart = position
    while position < bytes.count, !Byte.isBlank(bytes[position]) {
      let byte = bytes[position]
      let place = position..<position + 1
      if byte == Byte.quote {
        throw Fault("a quote inside a word; put quotes around the whole word", at: place)
      }
      if byte == Byte.backslash {
        throw Fault("a backslash stands only in quotes", at: place)
      }
      if Byte.isControl(byte) {
        throw controlCharacter(at: position)
      }
      if byte == Byte.dollar, isVariable {
        append(bytes[partStart..<position], to: &parts)
        parts.append(.variable(try variable()))
        partStart = position
        continue
      }
      isASCII = isASCII && byte < 0x80
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if !isASCII {
      try checkScalars(of: text, from: start)
    }
    guard !parts.isEmpty else { return Word(text, span: start..<position) }
    append(bytes[partStart..<position], to: &parts)
    return Word(parts: parts, span: start..<position)
  }

  /// The end of the word at `position`, if nothing in it has to be looked at more closely, as in nearly all words.
  private var endOfPlainWord: Int? {
    var end = position
    while end < bytes.count {
      switch bytes[end] {
      case Byte.space, Byte.tab: return end
      case Byte.quote, Byte.dollar, Byte.backslash: return nil
      case 0x21...0x7E: end += 1
      default: return nil
      }
    }
    return end
  }

  private mutating func quotedWord() throws(Fault) -> Word {
    let start = position
    var text: [UInt8] = []
    var parts: [Word.Part] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case Byte.quote:
        position += 1
        if position < bytes.count, !Byte.isBlank(bytes[position]) {
          throw Fault("a space is missing behind the closing quote", at: position..<position + 1)
        }
        guard !parts.isEmpty else {
          let word = String(decoding: text, as: UTF8.self)
          return Word(word, isQuoted: true, span: start..<position)
        }
        append(text[...], to: &parts)
        return Word(parts: parts, isQuoted: true, span: start..<position)
      case Byte.backslash where position + 1 < bytes.count:
        text += try escapedBytes()
      case Byte.dollar where isVariable:
        append(text[...], to: &parts)
        text = []
        parts.append(.variable(try variable()))
      default:
        if Byte.isControl(byte), byte != Byte.tab {
          throw controlCharacter(at: position)
        }
        text.append(byte)
        position += 1
      }
    }
    throw Fault("this quote is never closed", at: start..<start + 1)
  }

  private func append(_ text: ArraySlice<UInt8>, to parts: inout [Word.Part]) {
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
  }

  /// Whether `${` stands at `position`.
  private var isVariable: Bool {
    position + 1 < bytes.count && bytes[position + 1] == Byte.openBrace
  }

  /// The name of the variable at `position`; moves behind it.
  private mutating func variable() throws(Fault) -> String {
    let start = position
    position += 2
    let nameStart = position
    while position < bytes.count, VariableName.isFollower(bytes[position]) {
      position += 1
    }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    guard position < bytes.count, bytes[position] == Byte.closeBrace, VariableName.isValid(name)
    else {
      throw Fault(
        "a variable is written ${NAME}; for the characters ${ themselves write \"\\u{24}{\"",
        at: start..<max(position, start + 2))
    }
    position += 1
    return name
  }

  /// What the escape at `position` stands for; moves behind it.
  private mutating func escapedBytes() throws(Fault) -> [UInt8] {
    let start = position
    position += 2
    switch bytes[start + 1] {
    case Byte.quote: return [Byte.quote]
    case Byte.backslash: return [Byte.backslash]
    case UInt8(ascii: "n"): return [Byte.lineFeed]
    case UInt8(ascii: "t"): return [Byte.tab]
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 {
        position += 1  // the rest of a character of several bytes
      }
      let written = PlainText.visible(String(decoding: bytes[start..<position], as: UTF8.self))
      throw Fault(
        "unknown escape \(written); the escapes are \\\" \\\\ \\n \\t \\u{…}", at: start..<position)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Fault) -> [UInt8] {
    var value: UInt32 = 0
    var digits = 0
    var isClosed = false
    if position < bytes.count, bytes[position] == Byte.openBrace {
      position += 1
      while position < bytes.count, digits < 7,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      {
        value = value << 4 | UInt32(digit)
        digits += 1
        position += 1
      }
      isClosed = position < bytes.count && bytes[position] == Byte.closeBrace
    }
    guard isClosed, (1...6).contains(digits) else {
      throw Fault(
        "\\u needs one to six hexadecimal digits in braces, as in \\u{1F600}", at: start..<position)
    }
    position += 1
    guard let scalar = Unicode.Scalar(value) else {
      let written = String(decoding: bytes[start..<position], as: UTF8.self)
      throw Fault("\(written) is no Unicode character", at: start..<position)
    }
    return Array(String(Character(scalar)).utf8)
  }

  private func controlCharacter(at place: Int) -> Fault {
    let code = String(bytes[place], radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - code.utf8.count) + code
    let hint = bytes[place] == 0 ? "; is the file really UTF-8?" : "; in quotes write \\u{\(code)}"
    return Fault("a control character (U+\(padded))\(hint)", at: place..<place + 1)
  }

  private func checkScalars(of word: String, from start: Int) throws(Fault) {
    var place = start
    for scalar in word.unicodeScalars {
      let next = place + UTF8.width(scalar)
      if scalar == "\u{FEFF}" {
        throw Fault(
          "a byte order mark (U+FEFF) can stand only at the start of the file", at: place..<next)
      }
      if let name = PlainText.nameOfUnseen(scalar) {
        throw Fault(
          "\(name) outside quotes; in quotes it can be written \(PlainText.escape(scalar))",
          at: place..<next)
      }
      if PlainText.isCurlyQuote(scalar) {
        throw Fault("a typographic quote; strings stand in straight quotes (\")", at: place..<next)
      }
      place = next
    }
  }
}
