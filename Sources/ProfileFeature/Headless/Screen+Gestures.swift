/// What a person's gestures on an element mean to the screen's view model.
///
/// Each function returns whether the element takes the gesture.
extension Screen {
  func tap(_ element: Element) -> Bool {
    switch self {
    case .profile(let viewModel): Screen.tap(element, in: viewModel)
    case .userList(let viewModel): Screen.tap(element, in: viewModel)
    case .post(let viewModel): Screen.tap(element, in: viewModel)
    case .settings(let viewModel): Screen.tap(element, in: viewModel)
    case .showcase(let viewModel): Screen.tap(element, in: viewModel)
    case .newPost(let viewModel): Screen.tap(element, in: viewModel)
    case .notifications(let viewModel): Screen.tap(element, in: viewModel)
    case .alert(let viewModel): Screen.tap(element, in: viewModel)
    case .share(let viewModel): Screen.tap(element, in: viewModel)
    case .photoSearch(let viewModel): Screen.tap(element, in: viewModel)
    case .shelf: false
    case .editProfile(let viewModel): Screen.tap(element, in: viewModel)
    case .newStory(let viewModel): Screen.tap(element, in: viewModel)
    case .menu(let viewModel): Screen.tap(element, in: viewModel)
    }
  }

  func pull(_ element: Element) -> Bool {
    switch self {
    case .profile(let viewModel):
      guard element.id == ProfileElement.grid.rawValue else { return false }
      viewModel.refreshPulled()
      return true
    case .showcase, .photoSearch, .newPost, .notifications, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      return false
    }
  }

  /// Gives a text field another text.
  func enter(_ text: String, into element: Element) -> Bool {
    switch self {
    case .editProfile(let viewModel):
      guard let field = EditProfileElement(rawValue: element.id)?.field else { return false }
      viewModel.textChanged(field, to: text)
      return true
    case .newPost(let viewModel):
      guard element.id == NewPostElement.caption.rawValue else { return false }
      viewModel.captionChanged(to: text)
      return true
    case .photoSearch(let viewModel):
      guard element.id == PhotoSearchElement.field.rawValue else { return false }
      viewModel.queryChanged(to: text)
      return true
    case .showcase, .notifications, .profile, .userList, .post, .settings, .shelf, .newStory, .menu,
      .alert, .share:
      return false
    }
  }

  /// Brings the end of the screen's list into view.
  func reachEnd() -> Bool {
    switch self {
    case .userList(let viewModel):
      viewModel.endReached()
      return true
    case .showcase, .photoSearch, .newPost, .notifications, .profile, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      return false
    }
  }

  private static func tap(_ element: Element, in viewModel: ProfileViewModel) -> Bool {
    guard let profileElement = ProfileElement(rawValue: element.id) else {
      guard let id = identity(of: element, ProfileLayout.cell) else { return false }
      viewModel.postTapped(id)
      return true
    }
    switch profileElement {
    case .settings: viewModel.settingsButtonTapped()
    case .menu: viewModel.menuButtonTapped()
    case .posts: viewModel.header.postsTapped()
    case .followers: viewModel.header.followersTapped()
    case .following: viewModel.header.followingTapped()
    case .edit: viewModel.header.editButtonTapped()
    case .follow: viewModel.header.followButtonTapped()
    case .story: viewModel.header.storyButtonTapped()
    case .postsFilter: viewModel.filterTapped(.posts)
    case .taggedFilter: viewModel.filterTapped(.tagged)
    case .avatar, .name, .username, .bio, .grid, .spinner: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: UserListViewModel) -> Bool {
    if let username = identity(of: element, UserListLayout.follow) {
      viewModel.followTapped(username)
    } else if let username = identity(of: element, UserListLayout.cell) {
      viewModel.rowTapped(username)
    } else {
      return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: PostViewModel) -> Bool {
    switch PostElement(rawValue: element.id) {
    case .like: viewModel.likeButtonTapped()
    case .share: viewModel.shareButtonTapped()
    case .image, .caption, nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: SettingsViewModel) -> Bool {
    switch SettingsElement(rawValue: element.id) {
    case .textSize: viewModel.textSizeTapped()
    case .appearance: viewModel.appearanceTapped()
    case .layout: viewModel.layoutTapped()
    case .logout: viewModel.logoutTapped()
    case nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: ShowcaseViewModel) -> Bool {
    guard let link = ShowcaseElement(rawValue: element.id)?.link else { return false }
    viewModel.linkTapped(link)
    return true
  }

  private static func tap(_ element: Element, in viewModel: PhotoSearchViewModel) -> Bool {
    switch PhotoSearchElement(rawValue: element.id) {
    case .share: viewModel.shareButtonTapped()
    case .cancel: viewModel.cancelButtonTapped()
    // A tap only puts the cursor there.
    case .field: break
    case .chosen, .message, .spinner: return false
    case nil:
      guard let id = identity(of: element, PhotoSearchLayout.photo) else { return false }
      viewModel.photoTapped(id)
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: NewPostViewModel) -> Bool {
    if let id = identity(of: element, NewPostLayout.photo) {
      viewModel.photoTapped(id)
      return true
    }
    switch NewPostElement(rawValue: element.id) {
    case .post: viewModel.postButtonTapped()
    // A tap only puts the cursor there.
    case .caption: break
    case .spinner, .message, nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: NotificationsViewModel) -> Bool {
    guard let id = identity(of: element, NotificationsLayout.cell) else { return false }
    viewModel.notificationTapped(id)
    return true
  }

  private static func tap(_ element: Element, in viewModel: AlertViewModel) -> Bool {
    switch AlertElement(rawValue: element.id) {
    case .discard, .logout: viewModel.confirmButtonTapped()
    case .keep, .cancel: viewModel.cancelButtonTapped()
    case .message, nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: ShareViewModel) -> Bool {
    switch ShareElement(rawValue: element.id) {
    case .close: viewModel.closeButtonTapped()
    case .items, nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: EditProfileViewModel) -> Bool {
    switch EditProfileElement(rawValue: element.id) {
    case .cancel: viewModel.cancelButtonTapped()
    case .save: viewModel.saveButtonTapped()
    // A tap only puts the cursor there.
    case .name, .username, .bio: break
    case .spinner, .message, nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: NewStoryViewModel) -> Bool {
    switch NewStoryElement(rawValue: element.id) {
    case .cancel: viewModel.cancelButtonTapped()
    case .post: viewModel.postButtonTapped()
    case nil: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: MenuViewModel) -> Bool {
    switch MenuElement(rawValue: element.id) {
    case .settings: viewModel.settingsTapped()
    case .archive: viewModel.archiveTapped()
    case .saved: viewModel.savedTapped()
    case nil: return false
    }
    return true
  }

  private static func identity(of element: Element, _ pattern: CellPattern) -> String? {
    element.alternateID.flatMap(pattern.identity)
  }
}
