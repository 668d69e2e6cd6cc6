/// A live screen: its view model, whichever it is.
public enum Screen {
  case profile(ProfileViewModel)
  case userList(UserListViewModel)
  case post(PostViewModel)
  case settings(SettingsViewModel)
  case editProfile(EditProfileViewModel)
  case newStory(NewStoryViewModel)
  case menu(MenuViewModel)

  /// What the screen shows now.
  public var state: ScreenState {
    switch self {
    case .profile(let viewModel): .profile(viewModel.currentState)
    case .userList(let viewModel): .userList(viewModel.currentState)
    case .post(let viewModel): .post(viewModel.currentState)
    case .settings: .settings
    case .editProfile(let viewModel): .editProfile(viewModel.currentState)
    case .newStory: .newStory
    case .menu: .menu
    }
  }

  /// How many items the screen's grid shows.
  var itemCount: Int {
    switch self {
    case .profile(let viewModel): viewModel.currentState.shownPosts.count
    case .userList, .post, .settings, .editProfile, .newStory, .menu: 0
    }
  }

  /// Tells the view model that its screen is there for the first time.
  func loaded() {
    switch self {
    case .profile(let viewModel): viewModel.screenLoaded()
    case .userList(let viewModel): viewModel.screenLoaded()
    case .post, .settings, .editProfile, .newStory, .menu: break
    }
  }
}
