public import Signals

extension Screen {
  /// What the screen shows, now and after each change.
  public var states: AnyPublisher<ScreenState, Never> {
    switch self {
    case .showcase, .shelf, .newStory, .menu, .alert, .share:
      Just(state).eraseToAnyPublisher()
    case .photoSearch(let viewModel):
      viewModel.state.map { .photoSearch($0) }.eraseToAnyPublisher()
    case .newPost(let viewModel):
      viewModel.state.map { .newPost($0) }.eraseToAnyPublisher()
    case .notifications(let viewModel):
      viewModel.state.map { .notifications($0) }.eraseToAnyPublisher()
    case .profile(let viewModel):
      viewModel.state.map { .profile($0) }.eraseToAnyPublisher()
    case .userList(let viewModel):
      viewModel.state.map { .userList($0) }.eraseToAnyPublisher()
    case .post(let viewModel):
      viewModel.state.map { .post($0) }.eraseToAnyPublisher()
    case .settings(let viewModel):
      viewModel.state.map { .settings($0) }.eraseToAnyPublisher()
    case .editProfile(let viewModel):
      viewModel.state.map { .editProfile($0) }.eraseToAnyPublisher()
    }
  }
}
