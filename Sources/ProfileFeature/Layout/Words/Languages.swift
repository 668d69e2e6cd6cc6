/// The languages that an app has: English and the pseudo-language, and those that are handed in.
///
///     Languages([swedish]).words(for: "sv-FI").tag  // "sv"
///     Languages.builtIn.words(for: "sv").tag        // "en"
public struct Languages: Sendable {
  /// English and the pseudo-language for tests.
  public static let builtIn = Languages([])

  private let all: [(tag: LanguageTag, words: Words)]

  /// - Parameter languages: the first with a tag counts, before those that are built in.
  public init(_ languages: [Words]) {
    all = (languages + [.english, .pseudo]).map { (LanguageTag($0.tag), $0) }
  }

  /// What each of them is called, as in "en".
  public var tags: [String] { all.map { $0.words.tag } }

  /// The words for a tag: its own, those of the same language with less said of it, or English.
  public func words(for tag: String) -> Words {
    var tag: LanguageTag? = LanguageTag(tag)
    while let current = tag {
      if let words = words(current) { return words }
      tag = current.shortened
    }
    return words(LanguageTag("en")) ?? .english
  }

  private func words(_ tag: LanguageTag) -> Words? {
    all.first { $0.tag == tag }?.words
  }
}
