/// Every event that a screen sends, as the coordinator takes it.
///
/// Its description is the event alone, as a log shows it:
///
///     ScreenOutput.profile(.postDidSelect("p7"), of: "user_id").description  // postDidSelect(p7)
public enum ScreenOutput: Hashable, Sendable {
  /// The back button of a navigation bar, whichever screen it stands over.
  case backButtonDidTap
  case profile(ProfileViewModel.Output, of: String)
  case userList(UserListViewModel.Output)
  case editProfile(EditProfileViewModel.Output)
  case newStory(NewStoryViewModel.Output)
  case menu(MenuViewModel.Output)
}

extension ScreenOutput: CustomStringConvertible {
  public var description: String {
    switch self {
    case .backButtonDidTap: "backButtonDidTap"
    case .profile(let output, _): output.description
    case .userList(let output): output.description
    case .editProfile(let output): output.description
    case .newStory(let output): output.description
    case .menu(let output): output.description
    }
  }
}
