import ProfileFeature
import Testing

@Suite struct MotionTests {
  struct Case: CustomTestStringConvertible {
    let change: RouteChange
    let usual: Motion
    let reduced: Motion

    var testDescription: String { change.description }
  }

  @Test(arguments: [
    Case(change: .push(.settings), usual: .slide, reduced: .crossFade),
    Case(change: .pop, usual: .slide, reduced: .crossFade),
    Case(change: .popToRoot, usual: .slide, reduced: .crossFade),
    Case(change: .present(.menu), usual: .cover, reduced: .crossFade),
    Case(change: .dismiss(.menu), usual: .cover, reduced: .crossFade),
    Case(change: .scrollToTop, usual: .scroll, reduced: .none),
    Case(
      change: .scroll(section: 1, item: 0, animated: true), usual: .scroll, reduced: .none),
    Case(change: .scroll(section: 1, item: 0, animated: false), usual: .none, reduced: .none),
    Case(change: .selectTab(.feed), usual: .none, reduced: .none),
    Case(change: .openLink(.telegram), usual: .none, reduced: .none),
    Case(change: .rename("a", to: "b"), usual: .none, reduced: .none),
    Case(change: .reset, usual: .none, reduced: .none),
  ])
  func `screens fade and nothing scrolls by itself where less motion is wanted`(example: Case) {
    var traits = Device.iPhone15.traits(in: .portrait)
    #expect(example.change.motion(for: traits) == example.usual)
    traits.reducesMotion = true
    #expect(example.change.motion(for: traits) == example.reduced)
  }

  @Test func `a change set by a link does not move`() {
    let state = NavigationState(stack: [.profile(username: "a")])
    let traits = Device.iPhone15.traits(in: .portrait)
    #expect(RouteChange.set(state).motion(for: traits) == .none)
  }
}
