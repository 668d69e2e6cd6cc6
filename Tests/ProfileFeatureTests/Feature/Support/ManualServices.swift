import ProfileFeature

/// All services, answered by hand.
final class ManualServices {
  let posts = ManualService<String, ProfileContent>()
  let people = ManualService<UserListKind, [UserSummary]>()
  let follow = ManualService<Bool, Bool>()

  func services(for library: ProfileLibrary) -> Services {
    Services(
      directory: Directory(
        profile: { library.account($0)?.profile }, post: { library.post($0) }),
      posts: PostService { [posts] in posts.reply(to: $0) },
      people: PeopleService { [people] kind, _ in people.reply(to: kind) },
      follow: FollowService { [follow] isFollowing, _ in follow.reply(to: isFollowing) })
  }
}
