import Signals
import Testing

@testable import ProfileFeature

@Suite struct RequestSlotTests {
  @Test func `knows whether a request is under way`() {
    let slot = RequestSlot()
    #expect(!slot.isUnderWay)
    let ticket = slot.begin()
    #expect(slot.isUnderWay)
    #expect(slot.end(ticket))
    #expect(!slot.isUnderWay)
  }

  @Test func `ends a request once`() {
    let slot = RequestSlot()
    let ticket = slot.begin()
    #expect(slot.end(ticket))
    #expect(!slot.end(ticket))
  }

  @Test func `does not take the reply to an older request`() {
    let slot = RequestSlot()
    let old = slot.begin()
    let new = slot.begin()
    #expect(!slot.end(old))
    #expect(slot.isUnderWay)
    #expect(slot.end(new))
  }

  @Test func `cancels the request before`() {
    let slot = RequestSlot()
    var cancelled = 0
    slot.hold(AnyCancellable { cancelled += 1 }, for: slot.begin())
    #expect(cancelled == 0)
    _ = slot.begin()
    #expect(cancelled == 1)
  }

  @Test func `lets go of a request that ended before it could be held`() {
    let slot = RequestSlot()
    let ticket = slot.begin()
    #expect(slot.end(ticket))
    var cancelled = 0
    slot.hold(AnyCancellable { cancelled += 1 }, for: ticket)
    #expect(cancelled == 1)
  }

  @Test func `takes a request that begins while the one before is cancelled`() {
    let slot = RequestSlot()
    let first = slot.begin()
    slot.hold(AnyCancellable { _ = slot.begin() }, for: first)
    #expect(slot.end(first))
    #expect(slot.isUnderWay)
  }
}
