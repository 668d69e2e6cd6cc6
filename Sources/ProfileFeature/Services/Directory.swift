/// What the app knows without asking a service: looked up when a route is about to be shown.
public struct Directory {
  /// The profile with this username, or `nil`.
  public var profile: (_ username: String) -> Profile?
  /// The post with this id, or `nil`.
  public var post: (_ id: Post.ID) -> Post?

  public init(
    profile: @escaping (_ username: String) -> Profile?,
    post: @escaping (_ id: Post.ID) -> Post?
  ) {
    self.profile = profile
    self.post = post
  }
}
