import ProfileFeature
import Testing

@Suite struct PluralFormsTests {
  @Test func `each category has its form`() {
    let forms = PluralForms(zero: "z", one: "o", two: "t", few: "f", many: "m", other: "x")
    #expect(PluralCategory.allCases.map { forms[$0] } == ["z", "o", "t", "f", "m", "x"])
  }

  @Test func `a form that a language has not is the general one`() {
    let forms = PluralForms(one: "o", other: "x")
    #expect(PluralCategory.allCases.map { forms[$0] } == ["x", "o", "x", "x", "x", "x"])
  }
}
