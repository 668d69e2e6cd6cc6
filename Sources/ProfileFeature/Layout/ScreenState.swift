/// What a screen shows, whichever screen it is.
public enum ScreenState: Hashable, Sendable {
  case profile(ProfileViewModel.State)
  case userList(UserListViewModel.State)
  case post(PostViewModel.State)
  case settings
  case editProfile(EditProfileViewModel.State)
  case newStory
  case menu
}
