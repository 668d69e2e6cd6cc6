/// The accounts that a run knows, and the one whose page is shown first.
///
///     var library = ProfileLibrary.other
///     library.setFollowing(true, username: "anna.codes")
///     library.account("anna.codes")?.profile.followerCount  // one more than before
public struct ProfileLibrary: Hashable, Sendable {
  /// The account whose page is shown first.
  public private(set) var main: Account
  private var others: [Account]

  /// A library of `main` and `others`; of accounts with one username the first counts.
  ///
  /// People in their lists who have no account get one with their name alone, so that every row of a
  /// list leads somewhere.
  public init(_ main: Account, others: [Account] = []) {
    self.main = main
    self.others = []
    var known: Set<String> = [main.profile.username]
    for account in others where known.insert(account.profile.username).inserted {
      self.others.append(account)
    }
    for user in accounts.flatMap({ $0.followers + $0.following })
    where known.insert(user.username).inserted {
      self.others.append(
        Account(
          content: ProfileContent(profile: Profile(username: user.username, name: user.name))))
    }
  }

  /// All accounts, the main one first.
  public var accounts: [Account] { [main] + others }

  /// The account with this username, or `nil`.
  public func account(_ username: String) -> Account? {
    if main.profile.username == username { return main }
    return others.first { $0.profile.username == username }
  }

  /// The post with this id, whosever it is, or `nil`.
  public func post(_ id: Post.ID) -> Post? {
    for account in accounts {
      for posts in [account.content.posts, account.content.tagged] {
        if let index = posts.index(ofID: id) { return posts[index] }
      }
    }
    return nil
  }

  /// Makes the viewer follow an account or not, and moves its number of followers with it.
  ///
  /// Unknown accounts, and a wish that is already fulfilled, change nothing. The number never falls
  /// below zero.
  public mutating func setFollowing(_ isFollowing: Bool, username: String) {
    if main.profile.username == username {
      main.content.profile.setFollowed(isFollowing)
    } else if let index = others.firstIndex(where: { $0.profile.username == username }) {
      others[index].content.profile.setFollowed(isFollowing)
    }
  }
}

extension Profile {
  fileprivate mutating func setFollowed(_ isFollowed: Bool) {
    guard self.isFollowed != isFollowed else { return }
    self.isFollowed = isFollowed
    followerCount = max(0, followerCount + (isFollowed ? 1 : -1))
  }
}
