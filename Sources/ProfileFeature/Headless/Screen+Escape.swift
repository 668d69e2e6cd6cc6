extension Screen {
  /// Leaves a modal screen as its own way out does, the one after which everything is as before.
  ///
  /// - Returns: whether the screen has such a way.
  func escape() -> Bool {
    switch self {
    case .editProfile(let viewModel): viewModel.cancelButtonTapped()
    case .newStory(let viewModel): viewModel.cancelButtonTapped()
    case .alert(let viewModel): viewModel.cancelButtonTapped()
    case .share(let viewModel): viewModel.closeButtonTapped()
    case .showcase, .photoSearch, .newPost, .notifications, .profile, .userList, .post, .settings,
      .shelf, .menu:
      return false
    }
    return true
  }
}
