import ProfileFeature
import Testing

/// The rules against the samples of the Unicode Common Locale Data Repository.
@Suite struct PluralRuleTests {
  struct Case: CustomTestStringConvertible {
    let languages: [String]
    let category: PluralCategory
    let counts: [Int]

    init(_ languages: String, _ category: PluralCategory, _ counts: [Int]) {
      self.languages = languages.split(separator: " ").map(String.init)
      self.category = category
      self.counts = counts
    }

    var testDescription: String { "\(languages.joined(separator: " ")): \(category.rawValue)" }
  }

  static let cases = [
    Case("ja zh ko vi th id ms km jv", .other, [0, 1, 2, 15, 1_000_000]),
    Case("en de sv nl da nb fi hu tr el xx", .one, [1]),
    Case("en de sv nl da nb fi hu tr el xx", .other, [0, 2, 11, 21, 101, 1_000_000]),
    Case("hi bn fa zu hy pa", .one, [0, 1]),
    Case("hi bn fa zu hy pa", .other, [2, 17, 101, 1_000_000]),
    Case("fr pt", .one, [0, 1]),
    Case("fr pt", .many, [1_000_000, 7_000_000]),
    Case("fr pt", .other, [2, 17, 1_000, 1_000_001]),
    Case("es it ca", .one, [1]),
    Case("es it ca", .many, [1_000_000]),
    Case("es it ca", .other, [0, 2, 1_000]),
    Case("pt-PT", .other, [0, 2, 17]),
    Case("pt-BR", .one, [0, 1]),
    Case("is mk", .one, [1, 21, 101]),
    Case("is mk", .other, [0, 2, 11, 22, 111]),
    Case("ru uk be", .one, [1, 21, 31, 101, 1_001]),
    Case("ru uk be", .few, [2, 3, 4, 22, 104, 1_002]),
    Case("ru uk be", .many, [0, 5, 11, 12, 14, 19, 20, 111, 112, 1_000_000]),
    Case("sr hr bs", .one, [1, 21, 101]),
    Case("sr hr bs", .few, [2, 4, 22, 102]),
    Case("sr hr bs", .other, [0, 5, 11, 12, 19, 112, 1_000]),
    Case("pl", .one, [1]),
    Case("pl", .few, [2, 4, 22, 1_002]),
    Case("pl", .many, [0, 5, 11, 12, 14, 21, 101, 1_000_000]),
    Case("cs sk", .one, [1]),
    Case("cs sk", .few, [2, 3, 4]),
    Case("cs sk", .other, [0, 5, 21, 22, 102]),
    Case("sl", .one, [1, 101, 1_001]),
    Case("sl", .two, [2, 102]),
    Case("sl", .few, [3, 4, 104]),
    Case("sl", .other, [0, 5, 11, 12, 111]),
    Case("lt", .one, [1, 21, 101]),
    Case("lt", .few, [2, 9, 22, 102]),
    Case("lt", .other, [0, 10, 11, 19, 20, 112]),
    Case("lv", .zero, [0, 10, 11, 19, 20, 30, 111]),
    Case("lv", .one, [1, 21, 101]),
    Case("lv", .other, [2, 9, 22, 102]),
    Case("ro", .one, [1]),
    Case("ro", .few, [0, 2, 16, 101, 119]),
    Case("ro", .other, [20, 35, 100, 120, 1_000]),
    Case("he", .one, [1]),
    Case("he", .two, [2]),
    Case("he", .other, [0, 3, 10, 20, 100]),
    Case("ar", .zero, [0]),
    Case("ar", .one, [1]),
    Case("ar", .two, [2]),
    Case("ar", .few, [3, 10, 103, 110]),
    Case("ar", .many, [11, 26, 99, 111]),
    Case("ar", .other, [100, 101, 102, 200, 1_000]),
    Case("ga", .one, [1]),
    Case("ga", .two, [2]),
    Case("ga", .few, [3, 6]),
    Case("ga", .many, [7, 10]),
    Case("ga", .other, [0, 11, 25]),
    Case("cy", .zero, [0]),
    Case("cy", .one, [1]),
    Case("cy", .two, [2]),
    Case("cy", .few, [3]),
    Case("cy", .many, [6]),
    Case("cy", .other, [4, 5, 7, 20]),
  ]

  @Test(arguments: cases)
  func `a language counts as the repository says`(example: Case) {
    for language in example.languages {
      let rule = PluralRule(language: language)
      for count in example.counts {
        #expect(rule.category(of: count) == example.category, "\(language) \(count)")
      }
    }
  }

  @Test func `a tag says the same with a region and in capitals`() {
    #expect(PluralRule(language: "CS-cz").category(of: 3) == .few)
    #expect(PluralRule(language: "pl-Latn-PL").category(of: 5) == .many)
  }

  @Test func `fewer than none are none`() {
    #expect(PluralRule(language: "ar").category(of: -1) == .zero)
    #expect(PluralRule.zeroOrOne.category(of: .min) == .one)
  }

  @Test func `a rule of one's own decides`() {
    let rule = PluralRule { $0 == 2 ? .two : .other }
    #expect([1, 2, 3].map(rule.category) == [.other, .two, .other])
  }
}
