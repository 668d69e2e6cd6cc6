import ProfileFeature
import Signals
import Testing

@Suite struct HeadlessNavigatorTests {
  private let clock = VirtualTimeScheduler()

  @Test(
    arguments: [
      (.push(.settings), 350), (.pop, 350), (.popToRoot, 350), (.present(.menu), 500),
      (.dismiss(.menu), 500),
    ] as [(RouteChange, Int)])
  func `tells once when a transition has ended`(change: RouteChange, milliseconds: Int) {
    let navigator = HeadlessNavigator(clock: clock)
    let ends = Log(navigator.transitionDidEnd)
    #expect(navigator.perform(change))
    clock.advance(by: .milliseconds(milliseconds - 1))
    #expect(ends.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(ends.values == [change])
    clock.advance(by: .seconds(10))
    #expect(ends.values == [change])
  }

  @Test func `scrolls without a transition`() {
    let navigator = HeadlessNavigator(clock: clock)
    #expect(!navigator.perform(.scroll(section: 1, item: 0, animated: true)))
    #expect(clock.scheduledCount == 0)
  }

  @Test func `is freed with a transition under way`() {
    weak var weakNavigator: HeadlessNavigator?
    do {
      let navigator = HeadlessNavigator(clock: clock)
      #expect(navigator.perform(.pop))
      weakNavigator = navigator
    }
    #expect(weakNavigator == nil)
  }
}
