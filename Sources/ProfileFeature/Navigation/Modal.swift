/// A screen that is presented over the others, at the root of a navigation stack of its own.
public enum Modal: Hashable, Sendable, CaseIterable {
  case editProfile
  case newStory
  case menu

  /// How a presented screen covers what is under it.
  public enum Style: Hashable, Sendable {
    /// Covers everything and cannot be pulled down.
    case fullScreen
    /// A card that can be pulled down.
    case sheet
  }

  /// The word of scripts for the screen.
  public var name: String {
    switch self {
    case .editProfile: "edit"
    case .newStory: "story"
    case .menu: "menu"
    }
  }

  public var style: Style {
    switch self {
    case .editProfile: .fullScreen
    case .newStory, .menu: .sheet
    }
  }

  /// The title in the screen's navigation bar, if it has one.
  public var title: String? {
    switch self {
    case .editProfile: Words.editProfile
    case .newStory, .menu: nil
    }
  }
}

#if !hasFeature(Embedded)
  extension Modal: Codable {}
#endif
