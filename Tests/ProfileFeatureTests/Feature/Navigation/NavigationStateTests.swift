import Testing

@testable import ProfileFeature

@Suite struct NavigationStateTests {
  private let home = NavigationState(stack: [.profile(username: "user_id")])

  private func state(_ changes: RouteChange...) throws -> NavigationState {
    var state = home
    for change in changes { state = try state.applying(change) }
    return state
  }

  private func reason(_ change: RouteChange, in state: NavigationState) -> IgnoredReason? {
    do {
      _ = try state.applying(change)
      return nil
    } catch {
      return error
    }
  }

  @Test func `begins with its root`() {
    #expect(home.stackNames == ["profile"])
    #expect(home.modalName == nil)
    #expect(home.isAtRoot)
    #expect(home.top == .route(.profile(username: "user_id")))
  }

  @Test func `pushes and pops`() throws {
    let pushed = try state(.push(.followers(of: "user_id")), .push(.profile(username: "anna")))
    #expect(pushed.stackNames == ["profile", "followers", "profile"])
    #expect(!pushed.isAtRoot)
    #expect(try pushed.applying(.pop).stackNames == ["profile", "followers"])
    #expect(try pushed.applying(.popToRoot) == home)
  }

  @Test func `presents over the stack, with a stack of its own`() throws {
    let edited = try state(.push(.settings), .present(.editProfile))
    #expect(edited.modalName == "edit")
    #expect(edited.stackNames == ["edit"])
    #expect(edited.isAtRoot)
    let pushed = try edited.applying(.push(.settings))
    #expect(pushed.stackNames == ["edit", "settings"])
    #expect(try pushed.applying(.popToRoot) == edited)
    #expect(try pushed.applying(.dismiss(.editProfile)) == state(.push(.settings)))
  }

  @Test func `takes what stands on a modal screen along when it is dismissed`() throws {
    let stacked = try state(.present(.menu), .present(.newStory))
    #expect(stacked.modalName == "story")
    #expect(try stacked.applying(.dismiss(.newStory)) == state(.present(.menu)))
    #expect(try stacked.applying(.dismiss(.menu)) == home)
  }

  @Test func `stays as it is when the screen scrolls`() throws {
    #expect(try state(.scroll(section: 1, item: 0, animated: true)) == home)
  }

  @Test func `says why a change cannot happen`() throws {
    #expect(reason(.pop, in: home) == .atRoot)
    #expect(reason(.popToRoot, in: home) == .atRoot)
    #expect(reason(.dismiss(.menu), in: home) == .nothingPresented)
    let settings = try state(.push(.settings))
    #expect(reason(.push(.settings), in: settings) == .alreadyShown)
    let menu = try state(.present(.menu))
    #expect(reason(.present(.menu), in: menu) == .alreadyShown)
    #expect(reason(.dismiss(.newStory), in: menu) == .stale)
    #expect(reason(.pop, in: menu) == .atRoot)
  }

  @Test func `pushes an equal route when it is not on top`() throws {
    let state = try state(.push(.settings), .push(.post(id: "p1")))
    #expect(reason(.push(.settings), in: state) == nil)
  }

  @Test func `belongs to the topmost profile`() throws {
    #expect(home.topProfile == "user_id")
    #expect(
      try state(.push(.profile(username: "anna")), .present(.menu), .push(.settings)).topProfile
        == "anna")
  }

  @Test func `is rebuilt by its steps from the root`() throws {
    let whole = try state(
      .push(.settings), .present(.editProfile), .push(.post(id: "p1")), .present(.menu))
    var rebuilt = home
    for step in whole.stepsFromRoot { rebuilt = try rebuilt.applying(step) }
    #expect(rebuilt == whole)
  }

  @Test func `refuses a stack without a root`() async {
    await #expect(processExitsWith: .failure) {
      _ = NavigationState(stack: [])
    }
  }
}
