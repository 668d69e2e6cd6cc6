/// What a counted thing is called, by category; where a language has no form for one, `other` stands for it.
///
///     PluralForms(one: "{count} follower", other: "{count} followers")
public struct PluralForms: Hashable, Sendable {
  public var zero: String?
  public var one: String?
  public var two: String?
  public var few: String?
  public var many: String?
  public var other: String

  public init(
    zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String
  ) {
    self.zero = zero
    self.one = one
    self.two = two
    self.few = few
    self.many = many
    self.other = other
  }

  public subscript(category: PluralCategory) -> String {
    switch category {
    case .zero: zero ?? other
    case .one: one ?? other
    case .two: two ?? other
    case .few: few ?? other
    case .many: many ?? other
    case .other: other
    }
  }

  /// The same forms, each changed.
  func map(_ change: (String) -> String) -> PluralForms {
    PluralForms(
      zero: zero.map(change), one: one.map(change), two: two.map(change), few: few.map(change),
      many: many.map(change), other: change(other))
  }
}
