/// What loading a profile brings: the header's facts and the posts of both filters, of one moment.
public struct ProfileContent: Hashable, Sendable {
  public var profile: Profile
  public var posts: PostCollection
  public var tagged: PostCollection

  public init(
    profile: Profile, posts: PostCollection = PostCollection(),
    tagged: PostCollection = PostCollection()
  ) {
    self.profile = profile
    self.posts = posts
    self.tagged = tagged
  }
}
