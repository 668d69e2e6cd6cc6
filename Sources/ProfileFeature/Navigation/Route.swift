/// A screen that stands in a navigation stack.
public enum Route: Hashable, Sendable {
  case showcase
  case search(query: String)
  case newPost
  case notifications
  case profile(username: String)
  case followers(of: String)
  case following(of: String)
  case post(id: Post.ID)
  case settings
  case archive
  case saved

  /// The word of scripts for the screen.
  public var name: String {
    switch self {
    case .showcase: "showcase"
    case .search: "search"
    case .newPost: "upload"
    case .notifications: "notifications"
    case .profile: "profile"
    case .followers: "followers"
    case .following: "following"
    case .post: "post"
    case .settings: "settings"
    case .archive: "archive"
    case .saved: "saved"
    }
  }

  /// The title in English, which names the screen in route changes and scripts whatever language is shown.
  public var title: String { title(in: .english) }

  /// The title in the screen's navigation bar, and on the back button of what is pushed from it.
  public func title(in words: Words) -> String {
    switch self {
    case .showcase: words[.post]
    case .search: words[.search]
    case .newPost: words[.newPost]
    case .notifications: words[.notifications]
    case .profile(let username): username
    case .followers: words[.followers]
    case .following: words[.following]
    case .post: words[.post]
    case .settings: words[.settings]
    case .archive: words[.archive]
    case .saved: words[.saved]
    }
  }

  /// Whether the screen hides its navigation bar.
  public var hidesBar: Bool {
    switch self {
    case .showcase: true
    case .search, .newPost, .notifications, .profile, .followers, .following, .post, .settings,
      .archive, .saved:
      false
    }
  }

  /// The tab at whose root alone the screen can stand; `nil` for one that is pushed.
  ///
  /// A profile is both: the root of its tab, and pushed anywhere.
  var rootTab: Tab? {
    switch self {
    case .showcase: .feed
    case .search: .search
    case .newPost: .upload
    case .notifications: .notifications
    case .profile, .followers, .following, .post, .settings, .archive, .saved: nil
    }
  }

  /// The route after a person took another username.
  func renamed(from old: String, to new: String) -> Route {
    switch self {
    case .profile(old): .profile(username: new)
    case .followers(old): .followers(of: new)
    case .following(old): .following(of: new)
    case .showcase, .search, .newPost, .notifications, .profile, .followers, .following, .post,
      .settings, .archive, .saved:
      self
    }
  }
}

extension Route: CustomStringConvertible {
  /// The route as a script writes it: the word, and the name or id where it is not understood.
  ///
  /// The lists are those of the profile that they are pushed from, so it is left out.
  public var description: String {
    switch self {
    case .profile(let username): "profile \(ScriptWord(username))"
    case .post(let id): "post \(ScriptWord(id))"
    case .search(let query): query.isEmpty ? name : "\(name) \(ScriptWord(query))"
    case .showcase, .newPost, .notifications, .followers, .following, .settings, .archive, .saved:
      name
    }
  }
}

#if !hasFeature(Embedded)
  extension Route: Codable {}
#endif
