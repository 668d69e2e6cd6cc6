import Signals
import Testing

@testable import ProfileFeature

@Suite struct SchedulerOnceTests {
  private let clock = VirtualTimeScheduler()

  @Test func `runs once, when the time has come`() {
    var times: [Int64] = []
    let timer = clock.once(after: .seconds(2)) { [clock] in
      times.append(clock.now.nanoseconds)
    }
    clock.advance(by: .seconds(10))
    #expect(times == [2_000_000_000])
    #expect(clock.scheduledCount == 0)
    timer.cancel()
  }

  @Test func `does not run when it is cancelled or released before`() {
    var runs = 0
    let cancelled = clock.once(after: .seconds(1)) { runs += 1 }
    cancelled.cancel()
    do { _ = clock.once(after: .seconds(1)) { runs += 1 } }
    #expect(clock.scheduledCount == 0)
    clock.advance(by: .seconds(2))
    #expect(runs == 0)
  }

  @Test func `runs once on a scheduler that waits for nothing`() {
    var runs = 0
    let timer = ImmediateScheduler.shared.once(after: .seconds(1)) { runs += 1 }
    #expect(runs == 1)
    timer.cancel()
  }
}
