/// What a screen shows, whichever screen it is.
public enum ScreenState: Hashable, Sendable {
  case profile(ProfileViewModel.State)
  case userList(UserListViewModel.State)
  case post(PostViewModel.State)
  case settings
  case editProfile(EditProfileViewModel.State)
  case newStory
  case menu

  /// The elements for the state: pure, so that equal states have equal elements.
  public func elements(bar: NavigationBar) -> ScreenElements {
    switch self {
    case .profile(let state): ProfileLayout.elements(for: state, bar: bar)
    case .userList(let state): UserListLayout.elements(for: state, bar: bar)
    case .post(let state): PostLayout.elements(for: state, bar: bar)
    case .settings: ScreenElements(bar.elements)
    case .editProfile(let state): EditProfileLayout.elements(for: state, bar: bar)
    case .newStory: NewStoryLayout.elements(bar: bar)
    case .menu: MenuLayout.elements(bar: bar)
    }
  }
}
