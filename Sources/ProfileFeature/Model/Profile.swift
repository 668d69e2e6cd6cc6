/// A person's page as the service knows it: who they are, their counts, and how the viewer relates to
/// them.
public struct Profile: Hashable, Sendable {
  /// The name that identifies the profile, without an "@".
  public var username: String
  /// The name that people read.
  public var name: String
  /// A few sentences, possibly none.
  public var bio: String
  /// Names the picture; `nil` shows `person.crop.circle.fill`.
  public var avatar: String?
  public var postCount: Int
  public var followerCount: Int
  public var followingCount: Int
  /// Whether the page belongs to the person who looks at it.
  public var isOwn: Bool
  /// Whether the person who looks at it follows it.
  public var isFollowed: Bool

  public init(
    username: String,
    name: String,
    bio: String = "",
    avatar: String? = nil,
    postCount: Int = 0,
    followerCount: Int = 0,
    followingCount: Int = 0,
    isOwn: Bool = false,
    isFollowed: Bool = false
  ) {
    self.username = username
    self.name = name
    self.bio = bio
    self.avatar = avatar
    self.postCount = postCount
    self.followerCount = followerCount
    self.followingCount = followingCount
    self.isOwn = isOwn
    self.isFollowed = isFollowed
  }

  /// The username as people write it.
  var handle: String { "@\(username)" }
}
