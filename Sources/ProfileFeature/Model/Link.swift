/// A place outside the app; the raw value is the word of scripts.
public enum Link: String, Hashable, Sendable, CaseIterable {
  case telegram
  case linkedin

  /// Where the link leads, for whoever opens it.
  public var address: String {
    switch self {
    case .telegram: "https://telegram.org"
    case .linkedin: "https://www.linkedin.com"
    }
  }
}
