/// Every event that a screen sends, as the coordinator takes it.
///
/// Its description is the event alone, as a log shows it:
///
///     ScreenOutput.profile(.postDidSelect("p7"), of: "user_id").description  // postDidSelect(p7)
public enum ScreenOutput: Hashable, Sendable {
  /// The back button of a navigation bar, whichever screen it stands over.
  case backButtonDidTap
  /// The grabber of a sheet, whichever it is.
  case grabberDidTap
  case tabBar(TabBarViewModel.Output)
  case showcase(ShowcaseViewModel.Output)
  case photoSearch(PhotoSearchViewModel.Output)
  case newPost(NewPostViewModel.Output)
  case notifications(NotificationsViewModel.Output)
  case profile(ProfileViewModel.Output, of: String)
  case userList(UserListViewModel.Output)
  case post(PostViewModel.Output)
  case settings(SettingsViewModel.Output)
  case editProfile(EditProfileViewModel.Output)
  case newStory(NewStoryViewModel.Output)
  case menu(MenuViewModel.Output)
  case alert(AlertViewModel.Output)
  case share(ShareViewModel.Output)

  /// Whether a person did it; otherwise a service answered, which waits for the end of a transition and
  /// is heard from a covered screen too.
  var isTap: Bool {
    switch self {
    case .editProfile(.profileDidSave), .newPost(.postDidPublish): false
    case .backButtonDidTap, .grabberDidTap, .tabBar, .showcase, .photoSearch, .newPost,
      .notifications, .profile, .userList, .post, .settings, .editProfile, .newStory, .menu, .alert,
      .share:
      true
    }
  }
}

extension ScreenOutput: CustomStringConvertible {
  public var description: String {
    switch self {
    case .backButtonDidTap: "backButtonDidTap"
    case .grabberDidTap: "grabberDidTap"
    case .tabBar(let output): output.description
    case .showcase(let output): output.description
    case .photoSearch(let output): output.description
    case .newPost(let output): output.description
    case .notifications(let output): output.description
    case .profile(let output, _): output.description
    case .userList(let output): output.description
    case .post(let output): output.description
    case .settings(let output): output.description
    case .editProfile(let output): output.description
    case .newStory(let output): output.description
    case .menu(let output): output.description
    case .alert(let output): output.description
    case .share(let output): output.description
    }
  }
}

extension ScreenOutput {
  /// The event without what it carries: `postDidSelect`.
  public var name: String {
    let description = description
    // At a byte, as all names are asked for when the simulator starts.
    let end = description.utf8.firstIndex(of: UInt8(ascii: "("))
    return end.map { String(description[..<$0]) } ?? description
  }
}
