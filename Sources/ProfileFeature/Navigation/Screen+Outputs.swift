import Signals

extension Screen {
  /// What the screen's events are to the coordinator; `nil` for a screen that sends none.
  var outputs: AnyPublisher<ScreenOutput, Never>? {
    switch self {
    case .showcase(let viewModel):
      return viewModel.outputs.map { .showcase($0) }.eraseToAnyPublisher()
    case .shelf:
      return nil
    case .photoSearch(let viewModel):
      return viewModel.outputs.map { .photoSearch($0) }.eraseToAnyPublisher()
    case .newPost(let viewModel):
      return viewModel.outputs.map { .newPost($0) }.eraseToAnyPublisher()
    case .notifications(let viewModel):
      return viewModel.outputs.map { .notifications($0) }.eraseToAnyPublisher()
    case .profile(let viewModel):
      // A person may take another username while the screen is there.
      return viewModel.outputs.withLatest(from: viewModel.state) { output, state in
        .profile(output, of: state.header.profile.username)
      }.eraseToAnyPublisher()
    case .userList(let viewModel):
      return viewModel.outputs.map { .userList($0) }.eraseToAnyPublisher()
    case .post(let viewModel):
      return viewModel.outputs.map { .post($0) }.eraseToAnyPublisher()
    case .settings(let viewModel):
      return viewModel.outputs.map { .settings($0) }.eraseToAnyPublisher()
    case .editProfile(let viewModel):
      return viewModel.outputs.map { .editProfile($0) }.eraseToAnyPublisher()
    case .newStory(let viewModel):
      return viewModel.outputs.map { .newStory($0) }.eraseToAnyPublisher()
    case .menu(let viewModel):
      return viewModel.outputs.map { .menu($0) }.eraseToAnyPublisher()
    case .alert(let viewModel):
      return viewModel.outputs.map { .alert($0) }.eraseToAnyPublisher()
    case .share(let viewModel):
      return viewModel.outputs.map { .share($0) }.eraseToAnyPublisher()
    }
  }
}
