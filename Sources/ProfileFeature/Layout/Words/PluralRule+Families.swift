/// The rules of the Unicode Common Locale Data Repository for whole numbers, each under the name of those who use it.
extension PluralRule {
  /// One form for all: Japanese, Chinese, …
  public static let invariant = PluralRule { _ in .other }

  /// English, German, …
  public static let oneAndOther = PluralRule { $0 == 1 ? .one : .other }

  /// Hindi, …
  public static let zeroOrOne = PluralRule { $0 <= 1 ? .one : .other }

  /// French, …: whole millions have a form of their own.
  public static let zeroOrOneWithMillions = PluralRule { count in
    count <= 1 ? .one : count % 1_000_000 == 0 ? .many : .other
  }

  /// Spanish, …
  public static let oneWithMillions = PluralRule { count in
    count == 1 ? .one : count > 0 && count % 1_000_000 == 0 ? .many : .other
  }

  /// Icelandic and Macedonian.
  public static let endingInOne = PluralRule { endsInOne($0) ? .one : .other }

  /// Russian, Ukrainian, …
  public static let eastSlavic = PluralRule { count in
    endsInOne(count) ? .one : endsInFew(count) ? .few : .many
  }

  /// Serbian, Croatian, …
  public static let southSlavic = PluralRule { count in
    endsInOne(count) ? .one : endsInFew(count) ? .few : .other
  }

  public static let polish = PluralRule { count in
    count == 1 ? .one : endsInFew(count) ? .few : .many
  }

  /// Czech and Slovak.
  public static let czech = PluralRule { count in
    count == 1 ? .one : (2...4).contains(count) ? .few : .other
  }

  public static let slovenian = PluralRule { count in
    switch count % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  public static let lithuanian = PluralRule { count in
    if (11...19).contains(count % 100) { return .other }
    switch count % 10 {
    case 0: return .other
    case 1: return .one
    default: return .few
    }
  }

  public static let latvian = PluralRule { count in
    if count % 10 == 0 || (11...19).contains(count % 100) { return .zero }
    return count % 10 == 1 ? .one : .other
  }

  public static let romanian = PluralRule { count in
    count == 1 ? .one : count == 0 || (1...19).contains(count % 100) ? .few : .other
  }

  public static let hebrew = PluralRule { count in
    count == 1 ? .one : count == 2 ? .two : .other
  }

  public static let arabic = PluralRule { count in
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  public static let irish = PluralRule { count in
    switch count {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  public static let welsh = PluralRule { count in
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }

  private static func endsInOne(_ count: Int) -> Bool {
    count % 10 == 1 && count % 100 != 11
  }

  private static func endsInFew(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }
}
