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
