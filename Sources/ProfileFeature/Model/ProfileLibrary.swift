/// The accounts that a run knows, and the one whose page is shown first.
///
///     var library = ProfileLibrary.other
///     library.setFollowing(true, username: "anna.codes")
///     library.account("anna.codes")?.profile.followerCount  // one more than before
public struct ProfileLibrary: Hashable, Sendable {
  /// The account whose page is shown first.
  public private(set) var main: Account
  /// The photos on the device, which can be published, the latest first.
  public var cameraRoll = CameraRollPhoto.samples
  private var others: [Account]
  private var likedPosts: Set<Post.ID> = []
  private var publishedCount = 0

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
        if let index = posts.index(ofID: id) {
          var post = posts[index]
          post.isLiked = likedPosts.contains(id)
          return post
        }
      }
    }
    return nil
  }

  /// What the main account is told of: its latest followers, unread, and a like of its first post.
  public var notices: [Notice] {
    var notices = main.followers.prefix(2).map { user in
      Notice(
        id: "follow-\(user.username)", news: .follow(by: user.name),
        target: .profile(username: user.username), isUnread: true)
    }
    if let post = main.content.posts.first, let user = main.followers.last {
      notices.append(
        Notice(
          id: "like-\(post.id)", news: .like(by: user.name), target: .post(post.id)))
    }
    return notices
  }

  /// A part of one of the lists of an account, with how the viewer relates to each person in it.
  public func page(of kind: UserListKind, username: String, from start: Int) -> UserPage? {
    guard let account = account(username) else { return nil }
    let users = account.users(in: kind)
    let page = users.dropFirst(start).prefix(UserPage.size).map { user in
      var user = user
      let profile = self.account(user.username)?.profile
      user.isOwn = profile?.isOwn ?? false
      user.isFollowed = profile?.isFollowed ?? false
      return user
    }
    return UserPage(users: page, hasMore: start + page.count < users.count)
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

extension ProfileLibrary {
  /// Makes the viewer like a post or not.
  public mutating func setLiked(_ isLiked: Bool, post id: Post.ID) {
    if isLiked {
      likedPosts.insert(id)
    } else {
      likedPosts.remove(id)
    }
  }

  /// Puts a new post in front of the main account's others.
  public mutating func publish(_ photo: CameraRollPhoto? = nil, caption: String) -> Post {
    var id: Post.ID
    repeat {
      publishedCount += 1
      id = "new-\(publishedCount)"
    } while post(id) != nil
    let post = Post(id: id, caption: caption, picture: photo?.label)
    main.content.posts.insertFirst(post)
    main.content.profile.postCount += 1
    return post
  }

  /// Takes over what was changed of a profile, in the lists that name it too.
  ///
  /// - Returns: the profile after it, or `nil` if there is none or another one has the username.
  public mutating func update(_ username: String, to draft: ProfileDraft) -> Profile? {
    guard account(username) != nil,
      draft.username == username || account(draft.username) == nil
    else { return nil }
    main.update(username, to: draft)
    for index in others.indices { others[index].update(username, to: draft) }
    return account(draft.username)?.profile
  }
}

extension Account {
  fileprivate mutating func update(_ username: String, to draft: ProfileDraft) {
    if profile.username == username {
      content.profile.name = draft.name
      content.profile.username = draft.username
      content.profile.bio = draft.bio
    }
    for index in followers.indices where followers[index].username == username {
      followers[index].take(draft)
    }
    for index in following.indices where following[index].username == username {
      following[index].take(draft)
    }
  }
}

extension UserSummary {
  fileprivate mutating func take(_ draft: ProfileDraft) {
    name = draft.name
    username = draft.username
  }
}

extension Profile {
  fileprivate mutating func setFollowed(_ isFollowed: Bool) {
    guard self.isFollowed != isFollowed else { return }
    self.isFollowed = isFollowed
    followerCount = max(0, followerCount + (isFollowed ? 1 : -1))
  }
}
