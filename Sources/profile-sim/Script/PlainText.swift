/// Which characters may stand in a script as they are, and how the others are written.
enum PlainText {
  /// The word can stand without quotes and is read back as the same word.
  static func canStandBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != Byte.hash else { return false }
    var previous: UInt8 = 0
    var isASCII = true
    for byte in text.utf8 {
      if Byte.isControl(byte) || byte == Byte.space { return false }
      if byte == Byte.quote || byte == Byte.backslash { return false }
      if byte == Byte.openBrace || byte == Byte.closeBrace {
        // `${` is a variable, and a brace that stands alone opens or closes a block.
        if previous == Byte.dollar || text.utf8.count == 1 { return false }
      }
      isASCII = isASCII && byte < 0x80
      previous = byte
    }
    return isASCII
      || text.unicodeScalars.allSatisfy { nameOfUnseen($0) == nil && !isCurlyQuote($0) }
  }

  /// The text in quotes, with an escape for whatever a reader could not see or tell apart.
  static func quoted(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// The text as it stands between quotes.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var scalars = text.unicodeScalars.makeIterator()
    var scalar = scalars.next()
    while let current = scalar {
      scalar = scalars.next()
      switch current {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "$" where scalar == "{": result += escape(current)
      default:
        if nameOfUnseen(current) == nil {
          result.unicodeScalars.append(current)
        } else {
          result += escape(current)
        }
      }
    }
    return result
  }

  /// The parts of a word with variables, in quotes.
  static func quoted(_ parts: [Word.Part]) -> String {
    let pieces = parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .variable(let name): "${\(name)}"
      }
    }
    return "\"" + pieces.joined() + "\""
  }

  /// The text with a visible sign for each character that leaves no mark, or would act on a terminal.
  static func visible(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 >= Byte.space && $0 < Byte.delete }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if nameOfUnseen(scalar) == nil {
        result.append(scalar)
      } else {
        // Control characters have pictures of their own.
        result.append(
          Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0xFFFD) ?? "\u{FFFD}")
      }
    }
    return String(result)
  }

  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  /// What a character is called that leaves no mark of its own and is no plain space; else nil.
  static func nameOfUnseen(_ scalar: Unicode.Scalar) -> String? {
    if scalar == " " { return nil }
    if scalar.isASCII {
      return Byte.isControl(UInt8(scalar.value)) ? "a control character" : nil
    }
    if scalar == "\u{FEFF}" { return "a byte order mark" }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return "a space that is no plain space"
    case .lineSeparator, .paragraphSeparator: return "a line separator"
    case .control: return "a control character"
    case .format:
      // Joiners hold emoji and the letters of several scripts together.
      return scalar == "\u{200D}" || scalar == "\u{200C}" || isTag(scalar)
        ? nil : "an invisible character"
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol, .surrogate, .privateUse, .unassigned:
      return nil
    @unknown default: return nil
    }
  }

  static func isCurlyQuote(_ scalar: Unicode.Scalar) -> Bool {
    (0x201C...0x201F).contains(scalar.value)
  }

  /// The characters of which flags of regions are made.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }
}
