/// Every word that a person sees or hears, in one language.
///
///     let words = Words.english
///     words[.follow]                          // "Follow"
///     words[.followsYou, name: "Anna"]        // "Anna follows you"
///     words[.followers, count: 1_000]         // "1,000 followers"
///     words[.photo, number: 1, of: 8]         // "Photo 1 of 8"
///
/// Another language says what it has; English stands for what it has not:
///
///     let danish = Words("da") { word in
///       switch word {
///       case .follow: "Følg"
///       default: nil
///       }
///     }
///     HeadlessApp(.own, languages: Languages([danish]))
public struct Words: Sendable {
  /// The tag of the language, such as "en" or "zh-Hant".
  public let tag: String
  /// On which side lines begin.
  public let direction: LayoutDirection
  /// How numbers are written.
  public let counts: CountFormat
  public let pluralRule: PluralRule

  private let word: @Sendable (Word) -> String?
  private let phrase: @Sendable (Phrase) -> String?
  private let forms: @Sendable (CountedWord) -> PluralForms?
  private let numbered: @Sendable (NumberedWord) -> PluralForms?

  /// - Parameters:
  ///   - pluralRule: which form is used for which number; the rule of the tag, unless another is given.
  ///   - word: the text of a word; `nil` where English is to stand for it.
  ///   - phrase: the text of a phrase, with `{name}` in it.
  ///   - forms: the forms of something counted, with `{count}` in each.
  ///   - numbered: the forms of one of several, with `{number}` and `{count}` in each.
  public init(
    _ tag: String, direction: LayoutDirection = .leftToRight, counts: CountFormat = .english,
    pluralRule: PluralRule? = nil,
    word: @escaping @Sendable (Word) -> String?,
    phrase: @escaping @Sendable (Phrase) -> String? = { _ in nil },
    forms: @escaping @Sendable (CountedWord) -> PluralForms? = { _ in nil },
    numbered: @escaping @Sendable (NumberedWord) -> PluralForms? = { _ in nil }
  ) {
    self.tag = tag
    self.direction = direction
    self.counts = counts
    self.pluralRule = pluralRule ?? PluralRule(language: tag)
    self.word = word
    self.phrase = phrase
    self.forms = forms
    self.numbered = numbered
  }

  public subscript(word: Word) -> String {
    self.word(word) ?? EnglishWords.text(of: word)
  }

  public subscript(phrase: Phrase, name name: String) -> String {
    let text = self.phrase(phrase) ?? EnglishWords.text(of: phrase)
    return Words.text(text, with: name, for: "{name}")
  }

  /// So many of something, every digit of the number said. A negative count is none.
  public subscript(word: CountedWord, count count: Int) -> String {
    guard let forms = forms(word) else { return Words.english[word, count: count] }
    return counted(forms, count)
  }

  /// One of so many.
  public subscript(word: NumberedWord, number number: Int, of count: Int) -> String {
    guard let forms = numbered(word) else { return Words.english[word, number: number, of: count] }
    return Words.text(counted(forms, count), with: counts.full(number), for: "{number}")
  }

  private func counted(_ forms: PluralForms, _ count: Int) -> String {
    Words.text(forms[pluralRule.category(of: count)], with: counts.full(count), for: "{count}")
  }

  /// Puts `insert` wherever `placeholder` stands. What was put in is not looked through again.
  static func text(_ text: String, with insert: String, for placeholder: String) -> String {
    // Cells are put together as they are scrolled to: bytes are looked through in a tenth of the time.
    let text = Array(text.utf8)
    let placeholder = Array(placeholder.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place...].starts(with: placeholder) {
        result += insert.utf8
        place += placeholder.count
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
