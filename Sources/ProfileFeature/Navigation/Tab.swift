/// One of the five places of the tab bar, in the order in which they stand there.
public enum Tab: String, Hashable, Sendable, CaseIterable {
  case feed
  case search
  case upload
  case notifications
  case profile

  /// The word of scripts for the tab.
  public var name: String { rawValue }
}

#if !hasFeature(Embedded)
  extension Tab: Codable {}
#endif
