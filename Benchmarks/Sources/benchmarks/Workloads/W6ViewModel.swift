import Signals

extension Workload {
  static let viewModel = Workload(
    id: "W6", title: "view model: event → erased publisher → route appended", target: 2,
    limit: {
      let viewModel = LimitViewModel()
      let routes = Routes()
      viewModel.outputs.append { routes.append(for: $0) }
      return { count in
        for _ in 0..<count / 4 {
          viewModel.followersTapped()
          viewModel.followingTapped()
          viewModel.editTapped()
          viewModel.storyTapped()
        }
        return routes.checksum
      }
    },
    signals: {
      let viewModel = SignalsViewModel()
      let routes = Routes()
      let subscription = viewModel.outputs.sink { routes.append(for: $0) }
      return { count in
        for _ in 0..<count / 4 {
          viewModel.followersTapped()
          viewModel.followingTapped()
          viewModel.editTapped()
          viewModel.storyTapped()
        }
        return withExtendedLifetime(subscription) { routes.checksum }
      }
    })
}

private enum Output {
  case followers, following, edit, story
}

private enum Route: Int {
  case followers = 1
  case following, edit, story
}

private final class Routes {
  @exclusivity(unchecked) private var routes: [Route] = []
  @exclusivity(unchecked) private var taken = 0

  init() { routes.reserveCapacity(1024) }

  /// What came of all routes.
  var checksum: Int {
    takeAll()
    return taken
  }

  @inline(__always)
  func append(for output: Output) {
    switch output {
    case .followers: append(.followers)
    case .following: append(.following)
    case .edit: append(.edit)
    case .story: append(.story)
    }
  }

  @inline(__always)
  private func append(_ route: Route) {
    routes.append(route)
    if routes.count == 1024 { takeAll() }
  }

  /// As a recorder is emptied now and then; the list keeps its room.
  @inline(never)
  private func takeAll() {
    for route in routes { taken = taken &* 31 &+ route.rawValue }
    routes.removeAll(keepingCapacity: true)
  }
}

private final class LimitViewModel {
  let outputs = ClosureList<Output>()

  @inline(never) func followersTapped() { outputs.send(.followers) }
  @inline(never) func followingTapped() { outputs.send(.following) }
  @inline(never) func editTapped() { outputs.send(.edit) }
  @inline(never) func storyTapped() { outputs.send(.story) }
}

private final class SignalsViewModel {
  var outputs: AnyPublisher<Output, Never> { subject.eraseToAnyPublisher() }
  private let subject = PassthroughSubject<Output, Never>()

  @inline(never) func followersTapped() { subject.send(.followers) }
  @inline(never) func followingTapped() { subject.send(.following) }
  @inline(never) func editTapped() { subject.send(.edit) }
  @inline(never) func storyTapped() { subject.send(.story) }
}
