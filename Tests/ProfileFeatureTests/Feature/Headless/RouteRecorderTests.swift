import ProfileFeature
import Signals
import Testing

@Suite struct RouteRecorderTests {
  private let clock = VirtualTimeScheduler()
  private let events = PassthroughSubject<NavigationEvent, Never>()

  private func recorder() -> RouteRecorder {
    RouteRecorder(events.eraseToAnyPublisher(), clock: clock)
  }

  @Test func `keeps everything in one order, with its time`() {
    let recorder = recorder()
    events.send(.output(.backButtonDidTap))
    clock.advance(by: .milliseconds(350))
    events.send(.change(.pop))
    events.send(.ignored(.atRoot))
    #expect(
      recorder.entries.map { "\($0.time.nanoseconds) \($0.event)" } == [
        "0 backButtonDidTap", "350000000 pop", "350000000 ignored(atRoot)",
      ])
  }

  @Test func `tells outputs, changes and ignored apart`() {
    let recorder = recorder()
    events.send(.output(.backButtonDidTap))
    events.send(.change(.pop))
    events.send(.ignored(.atRoot))
    events.send(.change(.push(.settings)))
    #expect(recorder.outputs == [.backButtonDidTap])
    #expect(recorder.changes == [.pop, .push(.settings)])
    #expect(recorder.ignored == [.atRoot])
  }

  @Test func `hands its entries over once`() {
    let recorder = recorder()
    events.send(.change(.pop))
    #expect(recorder.takeEntries().map { $0.event } == [.change(.pop)])
    #expect(recorder.takeEntries() == [])
    events.send(.change(.popToRoot))
    #expect(recorder.changes == [.popToRoot])
  }

  @Test func `hands changes out once each, in their order`() {
    let recorder = recorder()
    #expect(recorder.claimChange() == nil)
    for event in [NavigationEvent.change(.pop), .ignored(.atRoot), .change(.popToRoot)] {
      events.send(event)
    }
    #expect(recorder.unclaimedChanges == [.pop, .popToRoot])
    #expect(recorder.nextChange == .pop)
    #expect(recorder.claimChange() == .pop)
    #expect(recorder.unclaimedChanges == [.popToRoot])
    #expect(recorder.claimChange() == .popToRoot)
    #expect(recorder.claimChange() == nil)
    events.send(.change(.pop))
    #expect(recorder.claimChange() == .pop)
    #expect(recorder.changes == [.pop, .popToRoot, .pop])
  }

  @Test func `a change that came while it was exhaustive is owed until it is claimed`() {
    let recorder = recorder()
    events.send(.change(.pop))
    recorder.isExhaustive = true
    events.send(.output(.backButtonDidTap))
    events.send(.change(.popToRoot))
    events.send(.change(.reset))
    recorder.isExhaustive = false
    events.send(.change(.scrollToTop))
    #expect(recorder.owedChanges == [.popToRoot, .reset])
    recorder.claimChange()
    #expect(recorder.owedChanges == [.popToRoot, .reset])
    recorder.claimChange()
    #expect(recorder.owedChanges == [.reset])
    recorder.claimChange()
    #expect(recorder.owedChanges == [])
    #expect(recorder.unclaimedChanges == [.scrollToTop])
  }

  @Test func `entries that were handed over are neither claimed nor owed`() {
    let recorder = recorder()
    recorder.isExhaustive = true
    events.send(.change(.pop))
    _ = recorder.takeEntries()
    #expect(recorder.nextChange == nil)
    #expect(recorder.owedChanges == [])
    #expect(recorder.lastAction.isEmpty)
    events.send(.change(.popToRoot))
    #expect(recorder.owedChanges == [.popToRoot])
    #expect(recorder.lastAction.changes == [.popToRoot])
    #expect(recorder.claimChange() == .popToRoot)
  }

  @Test func `is freed while the events go on`() {
    weak var weakRecorder: RouteRecorder?
    do { weakRecorder = recorder() }
    events.send(.change(.pop))
    #expect(weakRecorder == nil)
  }

  @Test(arguments: IgnoredReason.allCases)
  func `names the reason`(reason: IgnoredReason) {
    #expect(NavigationEvent.ignored(reason).description == "ignored(\(reason.rawValue))")
  }
}
