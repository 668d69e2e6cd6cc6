/// Makes the screens for routes.
struct ScreenFactory {
  let services: Services
  let census: Census

  /// The screen for a destination that is about to be shown in `state`.
  ///
  /// - Throws: `notFound` when what the screen would show is not known.
  func screen(
    for destination: Destination, in state: NavigationState
  ) throws(IgnoredReason) -> Screen {
    switch destination {
    case .route(.profile(let username)):
      return .profile(
        ProfileViewModel(profile: try profile(username), services: services, census: census))
    case .route(.followers(let username)):
      return try list(.followers, of: username)
    case .route(.following(let username)):
      return try list(.following, of: username)
    case .route(.post(let id)):
      guard let post = services.directory.post(id) else { throw .notFound }
      return .post(PostViewModel(post: post, census: census))
    case .route(.settings):
      return .settings(SettingsViewModel(census: census))
    case .modal(.editProfile):
      guard let username = state.topProfile else { throw .notFound }
      let profile = try profile(username)
      guard profile.isOwn else { throw .notFound }
      return .editProfile(EditProfileViewModel(profile: profile, census: census))
    case .modal(.newStory):
      return .newStory(NewStoryViewModel(census: census))
    case .modal(.menu):
      return .menu(MenuViewModel(census: census))
    }
  }

  private func profile(_ username: String) throws(IgnoredReason) -> Profile {
    guard let profile = services.directory.profile(username) else { throw .notFound }
    return profile
  }

  private func list(
    _ kind: UserListKind, of username: String
  ) throws(IgnoredReason) -> Screen {
    _ = try profile(username)
    return .userList(
      UserListViewModel(kind, of: username, service: services.people, census: census))
  }
}
