import Signals
import Testing

@testable import ProfileFeature

/// The screens at the roots of the tabs, and the bar that leads to them.
@Suite struct TabViewModelTests {
  private let manual = ManualServices()
  private var services: Services { manual.services(for: .own) }

  @Test func `the tab bar tells a new choice from the same again`() throws {
    let navigation = CurrentValueSubject<NavigationState, Never>(
      NavigationState(stack: [.profile(username: "user_id")]))
    let bar = TabBarViewModel(
      navigation: navigation.eraseToAnyPublisher(),
      unreadCount: manual.unreadCount.eraseToAnyPublisher())
    let outputs = Log(bar.outputs)
    let states = Log(bar.state)
    bar.tabTapped(.profile)
    bar.tabTapped(.feed)
    #expect(outputs.values == [.tabDidReselect(.profile), .tabDidSelect(.feed)])
    navigation.value = try navigation.value.applying(.push(.settings))
    manual.unreadCount.send(3)
    navigation.value = try navigation.value.applying(.selectTab(.notifications))
    manual.unreadCount.send(4)
    bar.tabTapped(.notifications)
    #expect(outputs.values.last == .tabDidReselect(.notifications))
    #expect(
      states.values == [
        TabBarViewModel.State(selected: .profile, unreadCount: 2),
        TabBarViewModel.State(selected: .profile, unreadCount: 3),
        TabBarViewModel.State(selected: .notifications),
      ])
  }

  @Test func `the showcase names the link that was tapped`() {
    let showcase = ShowcaseViewModel(census: Census())
    let outputs = Log(showcase.outputs)
    for link in Link.allCases { showcase.linkTapped(link) }
    #expect(outputs.values == [.linkDidTap(.telegram), .linkDidTap(.linkedin)])
    #expect(Link.allCases.map { $0.address }.allSatisfy { $0.hasPrefix("https://") })
  }

  @Test func `a search looks for what a link says`() {
    let search = PhotoSearchViewModel(
      query: "cats", services: services, census: Census())
    #expect(Log(search.state).values == [PhotoSearchViewModel.State(query: "cats")])
  }

  @Test func `notifications load when their screen is there, and send the one that was tapped`() {
    let notifications = NotificationsViewModel(service: services.notices, census: Census())
    let outputs = Log(notifications.outputs)
    #expect(manual.notices.queries.isEmpty)
    notifications.screenLoaded()
    let notice = Notice(id: "n1", news: .like(by: "x"), target: .post("p1"))
    notifications.notificationTapped("n1")
    manual.notices.succeed(0, [notice])
    notifications.notificationTapped("n1")
    #expect(outputs.values == [.notificationDidSelect(notice)])
  }
}
