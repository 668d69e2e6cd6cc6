import Signals
import Testing

final class WelcomeViewModel {
  enum Output { case helpButtonDidTap }
  let outputs = PassthroughSubject<Output, Never>()
  func helpButtonTapped() { outputs.send(.helpButtonDidTap) }
}

final class WelcomeCoordinator {
  private(set) var routes: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(_ viewModel: WelcomeViewModel) {
    viewModel.outputs.sink(with: self) { coordinator, output in
      switch output {
      case .helpButtonDidTap: coordinator.routes.append("push help")
      }
    }.store(in: &subscriptions)
  }
}

@Test func `the help button pushes help`() {
  let viewModel = WelcomeViewModel()
  let coordinator = WelcomeCoordinator(viewModel)
  viewModel.helpButtonTapped()
  #expect(coordinator.routes == ["push help"])
}
