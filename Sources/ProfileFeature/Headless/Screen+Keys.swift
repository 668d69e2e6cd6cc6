/// What keys mean to the screen's view model.
extension Screen {
  /// What Return does in a text field.
  enum ReturnEffect {
    case submitted
    /// Typing is at an end.
    case ended
    /// The text goes on in another line.
    case newLine
  }

  /// Presses Return in a text field; `nil` if it is none of the screen's.
  func pressReturn(in element: Element) -> ReturnEffect? {
    switch self {
    case .photoSearch(let viewModel):
      guard element.id == PhotoSearchElement.field.rawValue else { return nil }
      viewModel.searchSubmitted()
      return .submitted
    case .editProfile:
      switch EditProfileElement(rawValue: element.id) {
      case .name, .username: return .ended
      case .bio: return .newLine
      case .cancel, .save, .message, .spinner, nil: return nil
      }
    case .newPost:
      return element.id == NewPostElement.caption.rawValue ? .newLine : nil
    case .showcase, .notifications, .profile, .userList, .post, .settings, .shelf, .newStory, .menu,
      .alert, .share:
      return nil
    }
  }

  /// Whether Escape clears the text field before it leaves it.
  func isCleared(byEscapeIn element: Element) -> Bool {
    element.id == PhotoSearchElement.field.rawValue && element.value?.isEmpty == false
  }

  /// Ends what is under way on the screen.
  ///
  /// - Returns: whether something was.
  func cancel() -> Bool {
    switch self {
    case .photoSearch(let viewModel):
      guard viewModel.currentState.chosen != nil else { return false }
      viewModel.cancelButtonTapped()
      return true
    case .showcase, .newPost, .notifications, .profile, .userList, .post, .settings, .shelf,
      .editProfile, .newStory, .menu, .alert, .share:
      return false
    }
  }
}
