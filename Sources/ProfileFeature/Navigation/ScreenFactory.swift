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
    let services = services.counted(by: census, of: destination.name)
    switch destination {
    case .route(.showcase):
      return .showcase(ShowcaseViewModel(census: census))
    case .route(.search(let query)):
      return .photoSearch(PhotoSearchViewModel(query: query, services: services, census: census))
    case .route(.newPost):
      return .newPost(NewPostViewModel(service: services.upload, census: census))
    case .route(.notifications):
      return .notifications(NotificationsViewModel(service: services.notices, census: census))
    case .route(.profile(let username)):
      return .profile(
        ProfileViewModel(profile: try profile(username), services: services, census: census))
    case .route(.followers(let username)):
      _ = try profile(username)
      return .userList(
        UserListViewModel(.followers, of: username, services: services, census: census))
    case .route(.following(let username)):
      _ = try profile(username)
      return .userList(
        UserListViewModel(.following, of: username, services: services, census: census))
    case .route(.post(let id)):
      return .post(
        PostViewModel(post: try post(id), likeService: services.like, census: census))
    case .route(.settings):
      return .settings(SettingsViewModel(service: services.settings, census: census))
    case .route(.archive):
      return .shelf(ShelfViewModel(.archive, census: census))
    case .route(.saved):
      return .shelf(ShelfViewModel(.saved, census: census))
    case .modal(.editProfile):
      guard let username = state.topProfile else { throw .notFound }
      let profile = try profile(username)
      guard profile.isOwn else { throw .notFound }
      return .editProfile(
        EditProfileViewModel(profile: profile, service: services.edit, census: census))
    case .modal(.newStory):
      return .newStory(NewStoryViewModel(census: census))
    case .modal(.menu):
      return .menu(MenuViewModel(census: census))
    case .modal(.discard):
      return .alert(AlertViewModel(.discard, census: census))
    case .modal(.logout):
      return .alert(AlertViewModel(.logout, census: census))
    case .modal(.share(let content)):
      if case .post(let id) = content { _ = try post(id) }
      return .share(ShareViewModel(content, census: census))
    }
  }

  /// The state without the screens that could not be made, and without what stands on them.
  func knownPart(of state: NavigationState) -> NavigationState {
    var known = state
    for tab in Tab.allCases {
      let stack = state.stack(of: tab)
      let count = 1 + stack.dropFirst().prefix { canShow(.route($0), in: state) }.count
      guard count < stack.count else { continue }
      known = known.keeping(count, in: tab)
      // What is presented stood on it.
      if tab == state.selectedTab { known = known.keepingModals(0) }
    }
    for (place, presentation) in known.presentations.enumerated() {
      guard canShow(.modal(presentation.modal), in: known) else {
        return known.keepingModals(place)
      }
      let count = presentation.pushed.prefix { canShow(.route($0), in: known) }.count
      if count < presentation.pushed.count {
        return known.keepingModals(place + 1, pushed: count)
      }
    }
    return known
  }

  private func canShow(_ destination: Destination, in state: NavigationState) -> Bool {
    switch destination {
    case .route(.profile(let username)), .route(.followers(let username)),
      .route(.following(let username)):
      services.directory.profile(username) != nil
    case .route(.post(let id)), .modal(.share(.post(let id))):
      services.directory.post(id) != nil
    case .modal(.editProfile):
      state.topProfile.flatMap { services.directory.profile($0) }?.isOwn ?? false
    case .route(.showcase), .route(.search), .route(.newPost), .route(.notifications),
      .route(.settings), .route(.archive), .route(.saved), .modal(.newStory), .modal(.menu),
      .modal(.discard), .modal(.logout), .modal(.share(.photos)):
      true
    }
  }

  private func profile(_ username: String) throws(IgnoredReason) -> Profile {
    guard let profile = services.directory.profile(username) else { throw .notFound }
    return profile
  }

  private func post(_ id: Post.ID) throws(IgnoredReason) -> Post {
    guard let post = services.directory.post(id) else { throw .notFound }
    return post
  }
}
