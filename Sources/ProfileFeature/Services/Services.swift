/// What the feature needs from outside.
public struct Services {
  public var directory: Directory
  public var posts: PostService
  public var people: PeopleService
  public var follow: FollowService

  public init(
    directory: Directory, posts: PostService, people: PeopleService, follow: FollowService
  ) {
    self.directory = directory
    self.posts = posts
    self.people = people
    self.follow = follow
  }
}
