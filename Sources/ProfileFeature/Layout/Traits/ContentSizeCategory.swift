/// How large a person wants text to be; the raw value is the word of scripts.
///
///     ContentSizeCategory.accessibility5.scaled(17)  // 53
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case extraSmall = "xSmall"
  case small
  case medium
  case large
  case extraLarge = "xLarge"
  case extraExtraLarge = "xxLarge"
  case extraExtraExtraLarge = "xxxLarge"
  case accessibility1 = "AX1"
  case accessibility2 = "AX2"
  case accessibility3 = "AX3"
  case accessibility4 = "AX4"
  case accessibility5 = "AX5"

  /// Whether it is one of the sizes for which lines of several things become stacks of them.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// A length that is `length` at Large, grown or shrunk as body text is.
  public func scaled(_ length: Double) -> Double {
    length * TextStyle.body.size(in: self) / TextStyle.body.size(in: .large)
  }

  /// The place from the smallest on, counted from 0.
  var place: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.place < rhs.place
  }
}
