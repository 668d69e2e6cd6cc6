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

  /// The title in the screen's navigation bar, and on the back button of what is pushed from it.
  public var title: String {
    switch self {
    case .showcase: Words.post
    case .search: Words.search
    case .newPost: Words.newPost
    case .notifications: Words.notifications
    case .profile(let username): username
    case .followers: Words.followers
    case .following: Words.following
    case .post: Words.post
    case .settings: Words.settings
    case .archive: Words.archive
    case .saved: Words.saved
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
