import Testing

@testable import ProfileFeature

@Suite struct WordsTests {
  /// Every text of a language, with where it stands.
  static func texts(_ words: Words) -> [(place: String, text: String)] {
    Word.allCases.map { ($0.rawValue, words[$0]) }
      + Phrase.allCases.map { ($0.rawValue, words[$0, name: "N"]) }
      + CountedWord.allCases.flatMap { word in
        [0, 1, 2, 3, 5, 1_000].map { ("\(word.rawValue) \($0)", words[word, count: $0]) }
      }
      + NumberedWord.allCases.map { ($0.rawValue, words[$0, number: 2, of: 3]) }
  }

  @Test(arguments: [Words.english, .pseudo, .czech])
  func `no text is empty, and none has a placeholder left`(words: Words) {
    for (place, text) in Self.texts(words) {
      #expect(!text.isEmpty, "\(place)")
      #expect(!text.contains("{") && !text.contains("}"), "\(place): \(text)")
      #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(place)")
    }
  }

  @Test func `every phrase has its name, and every form its number`() {
    for words in [Words.english, .pseudo, .czech] {
      for phrase in Phrase.allCases {
        #expect(words[phrase, name: "@Q7"].contains("@Q7"), "\(phrase)")
      }
      for word in CountedWord.allCases {
        for count in [0, 1, 2, 3, 5, 17] {
          #expect(words[word, count: count].contains("\(count)"), "\(word)")
        }
      }
      for word in NumberedWord.allCases {
        let text = words[word, number: 17, of: 35]
        #expect(text.contains("17") && text.contains("35"), "\(word)")
      }
    }
  }

  @Test(arguments: [
    (0, "0 followers"), (1, "1 follower"), (2, "2 followers"), (1_000, "1,000 followers"),
    (1_234_567, "1,234,567 followers"), (-3, "0 followers"),
  ])
  func `English has two forms`(count: Int, text: String) {
    #expect(Words.english[.followers, count: count] == text)
  }

  @Test(arguments: [
    (0, "0 sledujících osob"), (1, "1 sledující"), (2, "2 sledující osoby"),
    (4, "4 sledující osoby"), (5, "5 sledujících osob"), (1_234, "1 234 sledujících osob"),
  ])
  func `a language with more forms uses each`(count: Int, text: String) {
    #expect(Words.czech[.followers, count: count] == text)
  }

  @Test func `English stands for what a language has not`() {
    #expect(Words.czech[.back] == "Zpět")
    #expect(Words.czech[.settings] == "Settings")
    #expect(Words.czech[.followsYou, name: "Anna"] == "Sleduje vás Anna")
    #expect(Words.czech[.likesYourPost, name: "Anna"] == "Anna likes your post")
    // With its own numbers too.
    #expect(Words.czech[.following, count: 1_000] == "1,000 following")
    #expect(Words.czech[.sharedPosts, count: 1] == "1 post")
    #expect(Words.czech[.photo, number: 1_001, of: 2_000] == "Photo 1,001 of 2,000")
  }

  @Test func `numbers are written as the language does`() {
    #expect(Words.czech.counts.full(1_234_567) == "1 234 567")
    #expect(Words.czech.counts.short(9_999) == "9 999")
    #expect(Words.czech.counts.short(10_543) == "10,5 tis.")
    #expect(Words.czech.counts.short(2_000_000_000) == "2 mld.")
  }

  @Test(arguments: ["{name}", "{count}", "{", "}", "{name", "👩‍👩‍👧‍👦", ""])
  func `a name stays as it is, whatever is in it`(name: String) {
    #expect(Words.english[.followsYou, name: name] == "\(name) follows you")
  }

  @Test func `every place of a placeholder is filled`() {
    #expect(Words.text("{name}, {name} {x} {", with: "A", for: "{name}") == "A, A {x} {")
    #expect(Words.text("", with: "A", for: "{name}") == "")
    #expect(Words.text("{{name}}", with: "A", for: "{name}") == "{A}")
  }

  // MARK: The pseudo-language

  @Test func `the pseudo-language is two fifths longer, has accents, and runs from right to left`()
  {
    #expect(Words.pseudo.direction == .rightToLeft)
    for (english, pseudo) in zip(Self.texts(.english), Self.texts(.pseudo)) {
      let longer = Double(pseudo.text.count) / Double(english.text.count)
      #expect(longer >= 1.3, "\(english.text) \(pseudo.text)")
      #expect(longer <= 2 || english.text.count < 5, "\(english.text) \(pseudo.text)")
      #expect(pseudo.text.hasPrefix("[") && pseudo.text.hasSuffix("]"))
      #expect(pseudo.text.unicodeScalars.contains { $0.value > 0x7F }, "\(pseudo.text)")
    }
  }

  @Test func `the pseudo-language tells its texts apart as English does`() {
    let english = Word.allCases.map { Words.english[$0] }
    let pseudo = Word.allCases.map { Words.pseudo[$0] }
    #expect(Set(pseudo).count == Set(english).count)
    #expect(Words.pseudo[.follow] == "[Ƒőļļőŵ~]")
    #expect(Words.pseudo[.followers, count: 1_000] == "[1,000 ƒőļļőŵéŕš~~~~~]")
  }
}
