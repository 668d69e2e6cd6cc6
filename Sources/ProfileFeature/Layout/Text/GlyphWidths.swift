/// How wide characters are, in thousandths of an em.
///
/// A character is what a reader sees as one: a letter with its marks, a family of emoji, a flag. The first
/// scalar that takes room says how much.
enum GlyphWidths {
  static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return width(ofASCII: ascii) }
    if let base = letters[character] { return width(of: base) }
    if isEmoji(character) { return 1_250 }
    return character.unicodeScalars.lazy.map(width).first { $0 > 0 } ?? 0
  }

  static func width(ofASCII value: UInt8) -> Int {
    value >= 0x20 && value < 0x7F ? ascii[Int(value) - 0x20] : 0
  }

  /// Whether a line may break before and after it.
  static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return isWide(first.value)
  }

  /// A picture: either by its own nature, or because a sign after it says so.
  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    switch first.value {
    case 0x1F000...0x1FAFF: return true
    case 0x203C...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299, 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE:
      return pictures.contains(first.value)
        || character.unicodeScalars.contains { $0.value == 0xFE0F }
    default: return false
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return width(ofASCII: UInt8(value)) }
    if isMark(value) { return 0 }
    if isWide(value) { return 1_000 }
    switch value {
    case 0xA0: return 280
    case 0x2014: return 1_000
    case 0x2018...0x201B: return 260
    case 0x201C...0x201F: return 440
    case 0x2026: return 840
    // Greek, Cyrillic, Armenian, Georgian.
    case 0x0370...0x058F, 0x10A0...0x10FF: return 600
    case 0x0590...0x05FF: return 560
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return 520
    // Half-width forms.
    case 0xFF61...0xFFDC: return 500
    default: return 600
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }

  /// Whether it combines with what stands before it, or only directs how others are shown.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x7F...0x9F, 0xAD, 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF,
      0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7, 0x0610...0x061A, 0x061C, 0x064B...0x065F, 0x0670,
      0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED, 0x0900...0x0903,
      0x093A...0x093C, 0x093E...0x094F, 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF,
      0xE0000...0xE0FFF:
      true
    default:
      false
    }
  }

  /// Signs that are pictures without being told so.
  private static let pictures: Set<UInt32> = [
    0x231A, 0x231B, 0x23E9, 0x23EA, 0x23EB, 0x23EC, 0x23F0, 0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615,
    0x2648, 0x2649, 0x264A, 0x264B, 0x264C, 0x264D, 0x264E, 0x264F, 0x2650, 0x2651, 0x2652, 0x2653,
    0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26D4, 0x26EA,
    0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B, 0x2728, 0x274C, 0x274E, 0x2753,
    0x2754, 0x2755, 0x2757, 0x2795, 0x2796, 0x2797, 0x27B0, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B55,
  ]

  /// Letters with marks, and the ones that they are as wide as. Both ways of writing one are the same character.
  private static let letters: [Character: Character] = {
    let rows: [(base: Character, letters: String)] = [
      ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"),
      ("H", "ĤĦ"),
      ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖØŌŎŐ"),
      ("R", "ŔŖŘ"), ("S", "ŚŜŞŠȘ"), ("T", "ŢŤŦȚ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("W", "Ŵ"), ("Y", "ÝŶŸ"),
      ("Z", "ŹŻŽ"), ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"),
      ("g", "ĝğġģ"),
      ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"),
      ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűų"),
      ("w", "ŵ"),
      ("y", "ýŷÿ"), ("z", "źżž"),
    ]
    var letters: [Character: Character] = [:]
    for row in rows {
      for letter in row.letters { letters[letter] = row.base }
    }
    return letters
  }()

  /// From the blank to the tilde, sixteen in a line.
  private static let ascii = [
    280, 280, 370, 620, 620, 820, 670, 220, 340, 340, 430, 620, 280, 430, 280, 320,
    // Digits.
    620, 620, 620, 620, 620, 620, 620, 620, 620, 620, 280, 280, 620, 620, 620, 510,
    // The at sign, A to O, and P to Z.
    920, 670, 650, 710, 720, 590, 570, 740, 740, 270, 540, 660, 560, 870, 740, 770,
    630, 770, 640, 630, 630, 740, 670, 970, 670, 640, 650, 340, 320, 340, 620, 520,
    // The grave accent, a to o, and p to z.
    480, 540, 600, 560, 600, 570, 340, 600, 580, 240, 240, 540, 240, 870, 580, 590,
    600, 600, 380, 510, 350, 580, 530, 780, 530, 540, 540, 340, 270, 340, 620,
  ]
}
