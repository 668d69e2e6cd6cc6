import Testing

@testable import ProfileFeature

@Suite struct ScrollAnchorTests {
  @Test func `what is seen stays where it was over a reload`() {
    // Two rows are new at the top.
    let layout = ScreenLayout(traits: Device.iPhone15.traits(in: .portrait))
    let bar = NavigationBar(title: "a", hasBackButton: false)
    func elements(_ ids: [Int]) -> ScreenElements {
      var state = ProfileViewModel.State(
        header: ProfileHeaderViewModel.State(profile: Profile(username: "a", name: "A")))
      state.posts = PostCollection(ids.map { Post(id: "p\($0)", caption: "") })
      return layout.elements(for: .profile(state), bar: bar)
    }
    let old = elements(Array(1...60)).scrolled(by: 900)
    let resting = elements(Array(101...106) + Array(1...60))
    let new = resting.scrolled(by: resting.distance(keeping: old))
    for element in old.visible where element.role == .cell {
      let kept = new.element(element.alternateID ?? "")
      #expect(abs((kept?.frame.minY ?? 0) - element.frame.minY) < 0.34)
    }
    let atTop = elements(Array(1...60)).scrolled(by: 10)
    #expect(resting.distance(keeping: atTop) == 10, "the header is in sight and stays")
    let gone = elements([500])
    #expect(gone.distance(keeping: old) == gone.scroll.maximumDistance)
  }
}
