/// The tag of a language, such as "de-AT", without regard to capitals.
struct LanguageTag: Hashable {
  /// In small letters.
  private(set) var text: String

  init(_ text: String) {
    self.text = text.lowercased()
  }

  /// What stands before the first hyphen.
  var language: String { String(text.prefix { $0 != "-" }) }

  /// The same language with less said of it: "zh-Hant" for "zh-Hant-TW"; `nil` when nothing can be left out.
  var shortened: LanguageTag? {
    guard let hyphen = text.lastIndex(of: "-") else { return nil }
    return LanguageTag(String(text[..<hyphen]))
  }
}
