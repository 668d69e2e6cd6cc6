extension Announcement {
  /// What is to be said when the screen on top shows something else than before.
  ///
  /// Only what changed without a word of it being read otherwise: a state in which nothing of that changed has none.
  public static func between(_ old: ScreenState, _ new: ScreenState) -> [Announcement] {
    switch (old, new) {
    case (.profile(let old), .profile(let new)): between(old, new)
    case (.userList(let old), .userList(let new)): between(old, new)
    case (.editProfile(let old), .editProfile(let new)): between(old, new)
    case (.newPost(let old), .newPost(let new)): between(old, new)
    case (.photoSearch(let old), .photoSearch(let new)): between(old, new)
    case (.showcase, _), (.photoSearch, _), (.newPost, _), (.notifications, _), (.profile, _),
      (.userList, _), (.post, _), (.settings, _), (.shelf, _), (.editProfile, _), (.newStory, _),
      (.menu, _), (.alert, _), (.share, _):
      []
    }
  }

  private static func between(
    _ old: ProfileViewModel.State, _ new: ProfileViewModel.State
  ) -> [Announcement] {
    var announcements: [Announcement] = []
    let (before, after) = (old.header.profile, new.header.profile)
    if before.isFollowed != after.isFollowed {
      announcements.append(.follow(after.isFollowed, after.name))
    }
    if old.isRefreshing != new.isRefreshing {
      announcements.append(.word(new.isRefreshing ? .refreshing : .refreshEnded))
    }
    return announcements
  }

  private static func between(
    _ old: UserListViewModel.State, _ new: UserListViewModel.State
  ) -> [Announcement] {
    // Pages are added at the end, so that those who were there have the same places.
    zip(old.users, new.users).compactMap { before, after in
      before.id == after.id && before.isFollowed != after.isFollowed
        ? .follow(after.isFollowed, after.name) : nil
    }
  }

  private static func between(
    _ old: EditProfileViewModel.State, _ new: EditProfileViewModel.State
  ) -> [Announcement] {
    guard old.phase != new.phase, let message = new.phase.message else { return [] }
    return [.word(message)]
  }

  private static func between(
    _ old: NewPostViewModel.State, _ new: NewPostViewModel.State
  ) -> [Announcement] {
    !old.hasFailed && new.hasFailed ? [.word(.couldNotPost)] : []
  }

  private static func between(
    _ old: PhotoSearchViewModel.State, _ new: PhotoSearchViewModel.State
  ) -> [Announcement] {
    if !old.hasFailed, new.hasFailed { return [.word(.couldNotSearch)] }
    guard let found = new.sections.first, !old.sections.contains(where: { $0.id == found.id })
    else { return [] }
    return [.counted(.foundPhotos, found.foundCount)]
  }

  private static func follow(_ isFollowed: Bool, _ name: String) -> Announcement {
    .phrase(isFollowed ? .followingPerson : .noLongerFollowing, name: name)
  }
}
