/// Values as they are written in Swift.
enum SwiftLiteral {
  /// A text, on one line; variables of loops in it stay marked.
  static func of(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += #"\\"#
      case "\"": literal += #"\""#
      case "\n": literal += #"\n"#
      case "\r": literal += #"\r"#
      case "\t": literal += #"\t"#
      case LoopVariable.opening, LoopVariable.closing: literal.unicodeScalars.append(scalar)
      case _ where isPlain(scalar): literal.unicodeScalars.append(scalar)
      default: literal += PlainText.escape(scalar)
      }
    }
    return literal + "\""
  }

  /// A text in an expectation, in pieces if it must be.
  ///
  /// The macros of Swift Testing spell literals anew, character by character, and leave a quote or a backslash as it is that is
  /// one character with what stands beside it, such as an accent.
  static func inExpectation(_ text: String) -> String {
    var pieces = [""]
    for character in text {
      let scalars = character.unicodeScalars
      guard scalars.count > 1, scalars.contains(where: { $0 == "\"" || $0 == "\\" }) else {
        pieces[pieces.count - 1].append(character)
        continue
      }
      for scalar in scalars {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
        pieces.append("")
      }
    }
    guard pieces.count > 1 else { return of(text) }
    return "(" + pieces.filter { !$0.isEmpty }.map(of).joined(separator: " + ") + ")"
  }

  static func of(_ texts: [String]) -> String {
    "[" + texts.map(of).joined(separator: ", ") + "]"
  }

  static func of(_ duration: VirtualDuration) -> String {
    var (count, unit) = (duration.nanoseconds, 0)
    let units = ["nanoseconds", "microseconds", "milliseconds", "seconds"]
    while unit + 1 < units.count, count.isMultiple(of: 1_000) {
      count /= 1_000
      unit += 1
    }
    return ".\(units[unit])(\(grouped(count)))"
  }

  /// A number with a mark between thousands, from five digits on.
  static func grouped(_ number: some BinaryInteger) -> String {
    let digits = String(number)
    guard digits.count > 4 else { return digits }
    let head = digits.count % 3
    let groups = stride(from: head, to: digits.count, by: 3).map { start in
      digits.dropFirst(start).prefix(3)
    }
    return ((head > 0 ? [digits.prefix(head)] : []) + groups).joined(separator: "_")
  }

  /// The lines of a long text as it stands in a file, or of one with escapes where it has what nobody sees.
  static func lines(of text: String) -> [String] {
    let isReadable = text.unicodeScalars.allSatisfy { isPlain($0) || $0 == "\n" }
    guard isReadable, text.contains("\n") else { return [of(text)] }
    var fence = "#"
    while text.contains("\"\"\"" + fence) || text.contains("\\" + fence) { fence += "#" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return ["\(fence)\"\"\""] + lines + ["\"\"\"\(fence)"]
  }

  /// Whether it can stay as it is: what cannot be seen, or joins what stands before it, is written by its number.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      // Some letters are drawn as nothing, and some stand with the one before.
      !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isGraphemeExtend
        && !scalar.properties.isEmojiModifier
    case .nonspacingMark, .spacingMark, .enclosingMark, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned:
      false
    @unknown default: false
    }
  }
}
