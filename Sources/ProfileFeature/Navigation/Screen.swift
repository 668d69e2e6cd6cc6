/// A live screen: its view model, whichever it is.
public enum Screen {
  case showcase(ShowcaseViewModel)
  case photoSearch(PhotoSearchViewModel)
  case newPost(NewPostViewModel)
  case notifications(NotificationsViewModel)
  case profile(ProfileViewModel)
  case userList(UserListViewModel)
  case post(PostViewModel)
  case settings(SettingsViewModel)
  case shelf(ShelfViewModel)
  case editProfile(EditProfileViewModel)
  case newStory(NewStoryViewModel)
  case menu(MenuViewModel)
  case alert(AlertViewModel)
  case share(ShareViewModel)

  /// What the screen shows now.
  public var state: ScreenState {
    switch self {
    case .showcase: .showcase
    case .photoSearch(let viewModel): .photoSearch(viewModel.currentState)
    case .newPost(let viewModel): .newPost(viewModel.currentState)
    case .notifications(let viewModel): .notifications(viewModel.currentState)
    case .profile(let viewModel): .profile(viewModel.currentState)
    case .userList(let viewModel): .userList(viewModel.currentState)
    case .post(let viewModel): .post(viewModel.currentState)
    case .settings(let viewModel): .settings(viewModel.currentState)
    case .shelf: .shelf
    case .editProfile(let viewModel): .editProfile(viewModel.currentState)
    case .newStory: .newStory
    case .menu: .menu
    case .alert(let viewModel): .alert(viewModel.question)
    case .share(let viewModel): .share(viewModel.content)
    }
  }

  /// Another number after every state that is sent: what was made of the state before may hold no more.
  var stateRevision: Int {
    switch self {
    case .photoSearch(let viewModel): viewModel.stateRevision
    case .newPost(let viewModel): viewModel.stateRevision
    case .notifications(let viewModel): viewModel.stateRevision
    case .profile(let viewModel): viewModel.stateRevision
    case .userList(let viewModel): viewModel.stateRevision
    case .post(let viewModel): viewModel.stateRevision
    case .settings(let viewModel): viewModel.stateRevision
    case .editProfile(let viewModel): viewModel.stateRevision
    // They have no state that changes.
    case .showcase, .shelf, .newStory, .menu, .alert, .share: 0
    }
  }

  /// How many items the screen's grid shows.
  var itemCount: Int {
    switch self {
    case .profile(let viewModel): viewModel.currentState.shownPosts.count
    case .showcase, .photoSearch, .newPost, .notifications, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      0
    }
  }

  /// Whether something that was typed would be lost with the screen.
  var hasUnsavedChanges: Bool {
    switch self {
    case .editProfile(let viewModel): viewModel.currentState.hasChanges
    case .showcase, .photoSearch, .newPost, .notifications, .profile, .userList, .post, .settings,
      .shelf, .newStory, .menu, .alert, .share:
      false
    }
  }

  /// Tells the view model that its screen is there for the first time.
  func loaded() {
    switch self {
    case .photoSearch(let viewModel): viewModel.screenLoaded()
    case .notifications(let viewModel): viewModel.screenLoaded()
    case .profile(let viewModel): viewModel.screenLoaded()
    case .userList(let viewModel): viewModel.screenLoaded()
    case .showcase, .newPost, .post, .settings, .shelf, .editProfile, .newStory, .menu, .alert,
      .share:
      break
    }
  }
}
