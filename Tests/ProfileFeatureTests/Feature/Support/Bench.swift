import ProfileFeature
import Signals

/// A coordinator with a navigator and services that a test moves by hand.
final class Bench {
  let library: ProfileLibrary
  let manual = ManualServices()
  let navigator = ManualNavigator()
  let census = Census()
  let coordinator: ProfileCoordinator
  private let events: Log<NavigationEvent>

  init(_ library: ProfileLibrary = .own, start: NavigationState? = nil) {
    self.library = library
    coordinator = ProfileCoordinator(
      start: start
        ?? NavigationState(stack: [.profile(username: library.main.profile.username)]),
      services: manual.services(for: library), census: census, navigator: navigator)
    events = Log(coordinator.events)
  }

  var log: [String] { events.values.map { $0.description } }

  var changes: [RouteChange] {
    events.values.compactMap { if case .change(let change) = $0 { change } else { nil } }
  }

  /// Asks for changes and ends the transition of each.
  func go(_ changes: RouteChange...) {
    for change in changes {
      coordinator.perform([change])
      navigator.endTransition()
    }
  }

  /// The view model of the profile on top.
  var topProfile: ProfileViewModel? {
    guard case .profile(let viewModel) = coordinator.topScreen else { return nil }
    return viewModel
  }

  var topList: UserListViewModel? {
    guard case .userList(let viewModel) = coordinator.topScreen else { return nil }
    return viewModel
  }

  var topMenu: MenuViewModel? {
    guard case .menu(let viewModel) = coordinator.topScreen else { return nil }
    return viewModel
  }
}

extension Bench {
  /// Answers everything that was asked of the services that load something.
  func answerAll() {
    for (index, username) in manual.posts.queries.enumerated() {
      if let content = library.account(username)?.content { manual.posts.succeed(index, content) }
    }
    let me = library.main.profile.username
    for (index, kind) in manual.people.queries.enumerated() {
      if let page = library.page(of: kind, username: me, from: 0) {
        manual.people.succeed(index, page)
      }
    }
    for index in manual.notices.queries.indices {
      manual.notices.succeed(
        index,
        [
          Notice(id: "person", news: .follow(by: ""), target: .profile(username: "anna.codes")),
          Notice(id: "post", news: .like(by: ""), target: .post("p7")),
          Notice(id: "gone", news: .like(by: ""), target: .post("gone")),
        ])
    }
  }
}
