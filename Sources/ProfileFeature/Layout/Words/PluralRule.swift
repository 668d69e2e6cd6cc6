/// Which form a language uses for which number of things.
///
///     PluralRule(language: "cs").category(of: 3)  // .few
public struct PluralRule: Sendable {
  private let choose: @Sendable (Int) -> PluralCategory

  /// A rule of one's own, for whole numbers from 0.
  public init(_ choose: @escaping @Sendable (Int) -> PluralCategory) {
    self.choose = choose
  }

  /// The form for so many; a negative count is none.
  public func category(of count: Int) -> PluralCategory { choose(max(0, count)) }

  /// The rule of a language, by its tag; languages that are not listed distinguish one and more than one.
  public init(language tag: String) {
    self =
      switch LanguageTag(tag).language {
      case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "jv", "yo", "ig":
        .invariant
      // Portugal says one of one alone, Brazil of none too.
      case "pt": LanguageTag(tag).text == "pt-pt" ? .oneWithMillions : .zeroOrOneWithMillions
      case "fr": .zeroOrOneWithMillions
      case "es", "it", "ca": .oneWithMillions
      case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as", "hy", "si", "pa": .zeroOrOne
      case "is", "mk": .endingInOne
      case "ru", "uk", "be": .eastSlavic
      case "sr", "hr", "bs": .southSlavic
      case "pl": .polish
      case "cs", "sk": .czech
      case "sl": .slovenian
      case "lt": .lithuanian
      case "lv": .latvian
      case "ro": .romanian
      case "he": .hebrew
      case "ar": .arabic
      case "ga": .irish
      case "cy": .welsh
      default: .oneAndOther
      }
  }
}
