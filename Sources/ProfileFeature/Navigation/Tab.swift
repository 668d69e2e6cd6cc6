/// One of the five places of the tab bar, in the order in which they stand there.
public enum Tab: String, Hashable, Sendable, CaseIterable {
  case feed
  case search
  case upload
  case notifications
  case profile

  /// The word of scripts for the tab.
  public var name: String { rawValue }

  /// Counted from 0.
  var place: Int {
    switch self {
    case .feed: 0
    case .search: 1
    case .upload: 2
    case .notifications: 3
    case .profile: 4
    }
  }
}

#if !hasFeature(Embedded)
  extension Tab: Codable {}
#endif
