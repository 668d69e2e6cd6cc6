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
  case share(SharedContent)
}
