import Signals
import Testing

private final class SearchViewModel<Clock: Scheduler> {
  let text = PassthroughSubject<String, Never>()
  private(set) var searches: [String] = []
  private var subscriptions: Set<AnyCancellable> = []

  init(clock: Clock) {
    text.debounce(for: .milliseconds(300), scheduler: clock)
      .sink(with: self) { model, text in model.searches.append(text) }
      .store(in: &subscriptions)
  }
}

@Suite struct TestingDocumentationTests {
  @Test func `searches once the typing stops`() {
    let clock = VirtualTimeScheduler()
    let model = SearchViewModel(clock: clock)
    model.text.send("s")
    clock.advance(by: .milliseconds(200))
    model.text.send("sw")
    clock.advance(by: .milliseconds(299))
    #expect(model.searches == [])
    clock.advance(by: .milliseconds(1))
    #expect(model.searches == ["sw"])
    #expect(clock.scheduledCount == 0)
  }

  @Test func `delivers in the order of dates`() {
    let clock = VirtualTimeScheduler()
    var log: [String] = []
    clock.schedule(after: clock.now.advanced(by: .seconds(2))) { log.append("two") }
    clock.schedule(after: clock.now.advanced(by: .seconds(1))) { log.append("one") }
    #expect(clock.run(upTo: clock.now.advanced(by: .seconds(60))))
    #expect(log == ["one", "two"])
    #expect(clock.now == .start.advanced(by: .seconds(2)))
  }

  @MainActor
  @Test func `wakes a task after a second`() async throws {
    let clock = VirtualTimeScheduler()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.untilScheduled(1)
    clock.advance(by: .seconds(1))
    try await task.value
    #expect(clock.scheduledCount == 0)
  }
}
