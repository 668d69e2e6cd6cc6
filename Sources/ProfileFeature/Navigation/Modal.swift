/// What is presented over the other screens: a screen at the root of a navigation stack of its own, or
/// an alert or a share sheet, which have none.
public enum Modal: Hashable, Sendable {
  case editProfile
  case newStory
  case menu
  /// Asks whether unsaved changes may be lost; where it leads then, if not only back.
  case discard(then: DeepLink?)
  /// Asks whether to log out.
  case logout
  /// Hands something to other apps.
  case share(SharedContent)

  /// How a presented screen covers what is under it.
  public enum Style: Hashable, Sendable {
    /// Covers everything and cannot be pulled down.
    case fullScreen
    /// A card that can be pulled down.
    case sheet
    /// A question in the middle, which must be answered.
    case alert
  }

  /// The words of scripts for all of them.
  public static let names = ["edit", "story", "menu", "discard", "logout", "share"]

  /// The word of scripts for the screen.
  public var name: String {
    switch self {
    case .editProfile: "edit"
    case .newStory: "story"
    case .menu: "menu"
    case .discard: "discard"
    case .logout: "logout"
    case .share: "share"
    }
  }

  public var style: Style {
    switch self {
    case .editProfile: .fullScreen
    case .newStory, .menu, .share: .sheet
    case .discard, .logout: .alert
    }
  }

  /// The title in English, which names the screen in route changes and scripts whatever language is shown.
  public var title: String? { title(in: .english) }

  /// The title in the screen's navigation bar, if it has one.
  public func title(in words: Words) -> String? {
    switch self {
    case .editProfile: words[.editProfile]
    case .newStory, .menu, .discard, .logout, .share: nil
    }
  }

  /// Whether it has a navigation stack: what has none takes no pushes.
  public var hasStack: Bool {
    switch self {
    case .editProfile, .newStory, .menu: true
    case .discard, .logout, .share: false
    }
  }
}

#if !hasFeature(Embedded)
  extension Modal: Codable {}
#endif
