/// A link into the feature, understood but not yet looked up.
///
///     DeepLink("profile://user/anna.codes")  // .user("anna.codes")
///     DeepLink("profile://nowhere")          // nil
public enum DeepLink: Hashable, Sendable {
  /// `profile://`
  case home
  /// `profile://user/NAME`
  case user(String)
  /// `profile://posts/ID`
  case post(Post.ID)
  /// `profile://followers`
  case followers
  /// `profile://following`
  case following
  /// `profile://edit`
  case edit
  /// `profile://settings`
  case settings
  /// `profile://search?q=TEXT`, or without a query
  case search(String)
  /// `profile://tab/NAME`
  case tab(Tab)

  /// Reads a link; `nil` when it leads nowhere.
  ///
  /// The scheme is read without regard to case, names and ids with regard to it. A slash at the end
  /// means nothing, and `%20` and its like stand for the characters that they encode.
  public init?(_ link: String) {
    let scheme = "profile://"
    guard link.prefix(scheme.count).lowercased() == scheme else { return nil }
    var path = link.dropFirst(scheme.count)
    var query: Substring?
    if let mark = path.firstIndex(of: "?") {
      query = path[path.index(after: mark)...]
      path = path[..<mark]
    }
    if path.last == "/" { path.removeLast() }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if parts == ["search"] {
      guard let text = DeepLink.text(inQuery: query) else { return nil }
      self = .search(text)
      return
    }
    // Only a search takes a query.
    guard query == nil else { return nil }
    switch (parts.count, parts.first) {
    case (1, ""), (0, _): self = .home
    case (1, "followers"): self = .followers
    case (1, "following"): self = .following
    case (1, "edit"): self = .edit
    case (1, "settings"): self = .settings
    case (2, "user"):
      guard let name = DeepLink.decoded(parts[1]) else { return nil }
      self = .user(name)
    case (2, "posts"):
      guard let id = DeepLink.decoded(parts[1]) else { return nil }
      self = .post(id)
    case (2, "tab"):
      guard let tab = Tab(rawValue: String(parts[1])) else { return nil }
      self = .tab(tab)
    default: return nil
    }
  }

  /// Where the link leads from `state`: what is presented goes, the tab and its stack are the link's,
  /// and the stacks of the other tabs stay.
  ///
  /// - Throws: `notFound` when the directory does not know the profile or post, or when the profile
  ///   cannot be edited because it belongs to somebody else.
  public func navigation(
    from state: NavigationState, directory: Directory
  ) throws(IgnoredReason) -> NavigationState {
    let base = state.root(of: .profile)
    guard case .profile(let root) = base else {
      preconditionFailure("A profile stands at the root of its tab")
    }
    switch self {
    case .home:
      return state.leading(to: .profile, stack: [base])
    case .user(let username):
      guard username != root else { return state.leading(to: .profile, stack: [base]) }
      guard directory.profile(username) != nil else { throw .notFound }
      return state.leading(to: .profile, stack: [base, .profile(username: username)])
    case .post(let id):
      guard directory.post(id) != nil else { throw .notFound }
      return state.leading(to: .profile, stack: [base, .post(id: id)])
    case .followers:
      return state.leading(to: .profile, stack: [base, .followers(of: root)])
    case .following:
      return state.leading(to: .profile, stack: [base, .following(of: root)])
    case .edit:
      guard let profile = directory.profile(root), profile.isOwn else { throw .notFound }
      return state.leading(to: .profile, stack: [base], presenting: .editProfile)
    case .settings:
      return state.leading(to: .profile, stack: [base, .settings])
    case .search(let query):
      return state.leading(to: .search, stack: [.search(query: query)])
    case .tab(let tab):
      return state.leading(to: tab)
    }
  }

  /// What stands behind `q=` in the query of a link, nothing if there is none; `nil` if it is broken.
  private static func text(inQuery query: Substring?) -> String? {
    guard let query else { return "" }
    for item in query.split(separator: "&") where item.hasPrefix("q=") {
      let text = item.dropFirst(2)
      return text.isEmpty ? "" : decoded(text)
    }
    return ""
  }

  /// The part with its percent escapes resolved; `nil` if it is empty, or an escape is not one.
  private static func decoded(_ part: Substring) -> String? {
    guard !part.isEmpty else { return nil }
    var bytes: [UInt8] = []
    var rest = part.utf8.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

#if !hasFeature(Embedded)
  extension DeepLink: Codable {}
#endif
