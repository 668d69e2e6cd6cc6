import ProfileFeature
import Testing

@Suite struct LanguagesTests {
  private let languages = Languages([.czech, Words("zh-Hant", word: { _ in "字" })])

  @Test(arguments: [
    ("en", "en"), ("EN-gb", "en"), ("x-pseudo", "x-pseudo"), ("cs", "cs"), ("cs-CZ", "cs"),
    ("zh-Hant-TW", "zh-Hant"), ("ZH-HANT", "zh-Hant"),
  ])
  func `finds a language by its tag or what of it is known`(tag: String, found: String) {
    #expect(languages.words(for: tag).tag == found)
  }

  @Test(arguments: ["", "-", "--", "zh", "zh-Hans", "xx", "x", "csx", "english", "cs_CZ", "é"])
  func `an unknown language is English`(tag: String) {
    #expect(languages.words(for: tag).tag == "en")
    #expect(Languages.builtIn.words(for: "cs").tag == "en")
  }

  @Test func `a language that is handed in goes before the one that is built in`() {
    let languages = Languages([Words("en", word: { $0 == .follow ? "Subscribe" : nil })])
    #expect(languages.words(for: "en-US")[.follow] == "Subscribe")
    #expect(languages.words(for: "unknown")[.follow] == "Subscribe")
    #expect(languages.words(for: "en")[.back] == "Back")
  }

  @Test func `of two with one tag the first counts`() {
    let languages = Languages([Words("da", word: { _ in "a" }), Words("DA", word: { _ in "b" })])
    #expect(languages.words(for: "da")[.follow] == "a")
  }
}
