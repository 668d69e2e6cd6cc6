/// What a screen shows, whichever screen it is.
public enum ScreenState: Hashable, Sendable {
  case showcase
  case photoSearch(PhotoSearchViewModel.State)
  case newPost(NewPostViewModel.State)
  case notifications(NotificationsViewModel.State)
  case profile(ProfileViewModel.State)
  case userList(UserListViewModel.State)
  case post(PostViewModel.State)
  case settings(SettingsViewModel.State)
  case shelf
  case editProfile(EditProfileViewModel.State)
  case newStory
  case menu
  case alert(AlertViewModel.Question)
  case share

  /// The elements for the state: pure, so that equal states have equal elements.
  public func elements(bar: NavigationBar) -> ScreenElements {
    switch self {
    case .showcase: ShowcaseLayout.elements(bar: bar)
    case .photoSearch: ScreenElements(bar.elements)
    case .newPost(let state): NewPostLayout.elements(for: state, bar: bar)
    case .notifications(let state): NotificationsLayout.elements(for: state, bar: bar)
    case .profile(let state): ProfileLayout.elements(for: state, bar: bar)
    case .userList(let state): UserListLayout.elements(for: state, bar: bar)
    case .post(let state): PostLayout.elements(for: state, bar: bar)
    case .settings(let state): SettingsLayout.elements(for: state, bar: bar)
    case .shelf: ShelfLayout.elements(bar: bar)
    case .editProfile(let state): EditProfileLayout.elements(for: state, bar: bar)
    case .newStory: NewStoryLayout.elements(bar: bar)
    case .menu: MenuLayout.elements(bar: bar)
    case .alert(let question): AlertLayout.elements(for: question)
    case .share: ShareLayout.elements()
    }
  }
}
