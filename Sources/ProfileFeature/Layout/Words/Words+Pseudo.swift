extension Words {
  /// A language for tests: English with accents, two fifths longer, and with lines that begin at the right.
  ///
  /// A text without accents on screen is one that does not come from the table.
  ///
  ///     Words.pseudo[.follow]  // "[Ƒőļļőŵ~]"
  public static let pseudo = Words(
    "x-pseudo", direction: .rightToLeft, pluralRule: .oneAndOther,
    word: { lengthened(EnglishWords.text(of: $0)) },
    phrase: { lengthened(EnglishWords.text(of: $0)) },
    forms: { EnglishWords.forms(of: $0).map(lengthened) },
    numbered: { EnglishWords.forms(of: $0).map(lengthened) })

  /// The text with accents on its letters and more at its end; what stands in braces stays.
  private static func lengthened(_ text: String) -> String {
    var result = "["
    var isPlaceholder = false
    for character in text {
      if character == "{" { isPlaceholder = true }
      result.append(isPlaceholder ? character : accented(character))
      if character == "}" { isPlaceholder = false }
    }
    // With the brackets two fifths are added, and at least that.
    let missing = max(0, (text.count * 2 + 4) / 5 - 2)
    // There is a place to break a line wherever the text is long.
    for place in 0..<missing { result.append(place % 8 == 7 ? " " : "~") }
    return result + "]"
  }

  private static func accented(_ character: Character) -> Character {
    switch character {
    case "a": "á"
    case "b": "ƀ"
    case "c": "ç"
    case "d": "ð"
    case "e": "é"
    case "f": "ƒ"
    case "g": "ĝ"
    case "h": "ĥ"
    case "i": "î"
    case "j": "ĵ"
    case "k": "ķ"
    case "l": "ļ"
    case "m": "ɱ"
    case "n": "ñ"
    case "o": "ő"
    case "p": "þ"
    case "q": "ǫ"
    case "r": "ŕ"
    case "s": "š"
    case "t": "ţ"
    case "u": "û"
    case "v": "ṽ"
    case "w": "ŵ"
    case "x": "ẋ"
    case "y": "ý"
    case "z": "ž"
    case "A": "Å"
    case "B": "Ɓ"
    case "C": "Ç"
    case "D": "Ð"
    case "E": "É"
    case "F": "Ƒ"
    case "G": "Ĝ"
    case "H": "Ĥ"
    case "I": "Î"
    case "J": "Ĵ"
    case "K": "Ķ"
    case "L": "Ļ"
    case "M": "Ṁ"
    case "N": "Ñ"
    case "O": "Ö"
    case "P": "Þ"
    case "Q": "Ǫ"
    case "R": "Ŕ"
    case "S": "Š"
    case "T": "Ţ"
    case "U": "Û"
    case "V": "Ṽ"
    case "W": "Ŵ"
    case "X": "Ẋ"
    case "Y": "Ý"
    case "Z": "Ž"
    default: character
    }
  }
}
