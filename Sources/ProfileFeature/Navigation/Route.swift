/// A screen that stands in a navigation stack.
public enum Route: Hashable, Sendable {
  case profile(username: String)
  case followers(of: String)
  case following(of: String)
  case post(id: Post.ID)
  case settings

  /// The word of scripts for the screen.
  public var name: String {
    switch self {
    case .profile: "profile"
    case .followers: "followers"
    case .following: "following"
    case .post: "post"
    case .settings: "settings"
    }
  }

  /// The title in the screen's navigation bar.
  public var title: String {
    switch self {
    case .profile(let username): username
    case .followers: Words.followers
    case .following: Words.following
    case .post: Words.post
    case .settings: Words.settings
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
    case .followers, .following, .settings: name
    }
  }
}

#if !hasFeature(Embedded)
  extension Route: Codable {}
#endif
