/// Breaks characters, as they come, into lines that are at most so wide.
struct LineBreaker {
  struct Line {
    var characters: [Character] = []
    /// In thousandths of an em.
    var width = 0
  }

  /// In thousandths of an em.
  private let limit: Int
  private var lines: [Line] = []
  /// The line as far as it is sure that it will stand like this.
  private var line = Line()
  /// Blanks after the line: they go where a line ends at them.
  private var blanks = Line()
  /// The word that is not complete yet, or too long for a line.
  private var word = Line()

  init(limit: Int) {
    self.limit = limit
  }

  mutating func take(_ character: Character) {
    if let ascii = character.asciiValue {
      // Asking a character what it is takes long, and most are these.
      take(character, ascii)
    } else if character.isNewline {
      endWord()
      endLine()
    } else if GlyphWidths.isWide(character) {
      endWord()
      word.append(character)
      endWord()
    } else {
      word.append(character)
      if character == "\u{2010}" { endWord() }
    }
  }

  private mutating func take(_ character: Character, _ ascii: UInt8) {
    let width = GlyphWidths.width(ofASCII: ascii)
    switch ascii {
    case 0xA...0xD:
      endWord()
      endLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      endWord()
      blanks.append(character, width: width)
    default:
      word.append(character, width: width)
      if ascii == UInt8(ascii: "-") { endWord() }
    }
  }

  /// All lines. Nothing can be taken after it.
  mutating func finish() -> [Line] {
    endWord()
    endLine()
    return lines
  }

  /// The line with an ellipsis at its end, and as much of it as fits before that.
  func shortened(_ line: Line) -> Line {
    var line = line
    let ellipsis: Character = "…"
    while let last = line.characters.last,
      last == " " || line.width + GlyphWidths.width(of: ellipsis) > limit
    {
      line.removeLast()
    }
    line.append(ellipsis)
    return line
  }

  private mutating func endWord() {
    guard !word.characters.isEmpty else { return }
    if !fits(line.width + blanks.width + word.width), !line.characters.isEmpty {
      endLine()
    }
    if fits(line.width + blanks.width + word.width) {
      line.append(blanks)
      line.append(word)
    } else {
      breakWord()
    }
    blanks = Line()
    word = Line()
  }

  /// Puts a word that is wider than a line into several, at least one character in each.
  private mutating func breakWord() {
    blanks = Line()
    for character in word.characters {
      if !fits(line.width + GlyphWidths.width(of: character)), !line.characters.isEmpty {
        endLine()
      }
      line.append(character)
    }
  }

  private mutating func endLine() {
    lines.append(line)
    line = Line()
    blanks = Line()
  }

  private func fits(_ width: Int) -> Bool {
    width <= limit
  }
}

extension LineBreaker.Line {
  mutating func append(_ character: Character) {
    append(character, width: GlyphWidths.width(of: character))
  }

  mutating func append(_ character: Character, width: Int) {
    characters.append(character)
    self.width += width
  }

  mutating func append(_ other: LineBreaker.Line) {
    characters += other.characters
    width += other.width
  }

  mutating func removeLast() {
    guard let last = characters.popLast() else { return }
    width -= GlyphWidths.width(of: last)
  }
}
