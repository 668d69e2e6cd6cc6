/// What a person's gestures on an element mean to the screen's view model.
///
/// Each function returns whether the element takes the gesture.
extension Screen {
  func tap(_ element: Element) -> Bool {
    switch self {
    case .profile(let viewModel): Screen.tap(element, in: viewModel)
    case .userList(let viewModel): Screen.tap(element, in: viewModel)
    case .post, .settings: false
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
    case .userList, .post, .settings, .editProfile, .newStory, .menu:
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
    case .avatar, .name, .username, .bio, .grid: return false
    }
    return true
  }

  private static func tap(_ element: Element, in viewModel: UserListViewModel) -> Bool {
    guard let username = identity(of: element, UserListLayout.cell) else { return false }
    viewModel.rowTapped(username)
    return true
  }

  private static func tap(_ element: Element, in viewModel: EditProfileViewModel) -> Bool {
    switch EditProfileElement(rawValue: element.id) {
    case .cancel: viewModel.cancelButtonTapped()
    case .name, .username, .bio, nil: return false
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
    case nil: return false
    }
    return true
  }

  private static func identity(of element: Element, _ pattern: CellPattern) -> String? {
    element.alternateID.flatMap(pattern.identity)
  }
}
