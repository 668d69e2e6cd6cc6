import Signals

extension Screen {
  /// What the screen's events are to the coordinator; `nil` for a screen that sends none.
  var outputs: AnyPublisher<ScreenOutput, Never>? {
    switch self {
    case .profile(let viewModel):
      let username = viewModel.username
      return viewModel.outputs.map { .profile($0, of: username) }.eraseToAnyPublisher()
    case .userList(let viewModel):
      return viewModel.outputs.map { .userList($0) }.eraseToAnyPublisher()
    case .post, .settings:
      return nil
    case .editProfile(let viewModel):
      return viewModel.outputs.map { .editProfile($0) }.eraseToAnyPublisher()
    case .newStory(let viewModel):
      return viewModel.outputs.map { .newStory($0) }.eraseToAnyPublisher()
    case .menu(let viewModel):
      return viewModel.outputs.map { .menu($0) }.eraseToAnyPublisher()
    }
  }
}
