import ProfileFeature
import Testing

@Suite struct RoutePatternTests {
  private static let state = NavigationState(
    stack: [.profile(username: "a"), .settings],
    presentations: [Presentation(.editProfile, pushed: [.settings]), Presentation(.menu)])

  @Test(
    arguments: [
      (.push("post"), .push(.post(id: "p7"))),
      (.push("post", "p7"), .push(.post(id: "p7"))),
      (.push("profile", "a", title: "b"), .push(.profile(username: "a"), title: "b")),
      (.push("followers", title: "Followers"), .push(.followers(of: "a"))),
      (.pop, .pop), (.popToRoot, .popToRoot), (.scrollToTop, .scrollToTop), (.reset, .reset),
      (.present("edit"), .present(.editProfile)),
      (
        .present("edit", style: .fullScreen, title: "Edit Profile"), .present(.editProfile)
      ),
      (.present("story", style: .sheet), .present(.newStory)),
      (.dismiss("discard"), .dismiss(.discard(then: .home))),
      (.scroll(), .scroll(section: 1, item: 2, animated: false)),
      (
        .scroll(section: 1, item: 2, animated: true), .scroll(section: 1, item: 2, animated: true)
      ),
      (.selectTab(.feed), .selectTab(.feed)), (.openLink(.telegram), .openLink(.telegram)),
      (.set(), .set(state)), (.set(tab: "profile"), .set(state)),
      (.set(stack: "profile a > settings", modal: "edit > settings, menu"), .set(state)),
      (.rename(), .rename("a", to: "b")), (.rename(from: "a", to: "b"), .rename("a", to: "b")),
    ] as [(RoutePattern, RouteChange)])
  func `says what is true of a change`(_ pattern: RoutePattern, _ change: RouteChange) {
    #expect(change.matches(pattern))
    #expect(Optional(change).matches(pattern))
  }

  @Test(
    arguments: [
      (.push("settings"), .push(.post(id: "p7"))), (.push("post", "p8"), .push(.post(id: "p7"))),
      (.push("post", title: "p7"), .push(.post(id: "p7"))),
      (.push("settings", "p7"), .push(.settings)),
      (.push("settings"), .pop), (.pop, .popToRoot), (.popToRoot, .pop), (.reset, .pop),
      (.present("story"), .present(.menu)), (.present("menu"), .dismiss(.menu)),
      (.present("menu", style: .alert), .present(.menu)),
      (.present("menu", title: "Menu"), .present(.menu)), (.dismiss("menu"), .dismiss(.newStory)),
      (.dismiss("menu"), .present(.menu)),
      (.scroll(), .scrollToTop), (.scrollToTop, .scroll(section: 1, item: 0, animated: true)),
      (.scroll(section: 2), .scroll(section: 1, item: 0, animated: true)),
      (.scroll(item: 2), .scroll(section: 1, item: 0, animated: true)),
      (.scroll(animated: true), .scroll(section: 1, item: 0, animated: false)),
      (.selectTab(.feed), .selectTab(.search)), (.openLink(.telegram), .openLink(.linkedin)),
      (.set(tab: "feed"), .set(state)), (.set(stack: "profile a"), .set(state)), (.set(), .reset),
      (.set(modal: "edit"), .set(state)),
      (.set(modal: "edit"), .set(NavigationState(stack: [.profile(username: "a")]))),
      (.rename(from: "b"), .rename("a", to: "b")), (.rename(to: "a"), .rename("a", to: "b")),
      (.rename(), .pop),
    ] as [(RoutePattern, RouteChange)])
  func `says what is not true of another`(_ pattern: RoutePattern, _ change: RouteChange) {
    #expect(!change.matches(pattern))
  }

  @Test func `nothing is true of no change`() {
    let change: RouteChange? = nil
    #expect(!change.matches(.set()))
    #expect(!change.matches(.pop))
  }
}
