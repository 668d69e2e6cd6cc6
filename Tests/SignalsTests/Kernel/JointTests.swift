import Testing

@testable import Signals

/// The state machines without threads, subscribers and drivers.
@Suite struct JointTests {
  private func actions(_ outbox: inout Outbox<Int, Never, Never>) -> [String] {
    var result: [String] = []
    while let action = outbox.actions.popFirst() {
      switch action {
      case .deliver(let output): result.append("deliver \(output)")
      case .request(let demand, let source): result.append("request \(demand) from \(source.slot)")
      case .cancel(let source): result.append("cancel \(source.slot)")
      case .complete: result.append("complete")
      }
    }
    return result
  }

  @Test func `merge keeps what nobody wants yet, and asks anew for what it passes on`() {
    var joint = MergeJoint<Int, Never>(sources: 2)
    var outbox = Outbox<Int, Never, Never>()
    #expect(joint.start(SourceID(slot: 0)) == .max(1))
    #expect(joint.start(SourceID(slot: 1)) == .max(1))
    #expect(joint.state.receive(7, from: SourceID(slot: 1), &outbox) == .none)
    #expect(actions(&outbox) == [])
    _ = joint.request(.max(2), serving: nil, &outbox)
    #expect(actions(&outbox) == ["deliver 7", "request max(1) from 1"])
    #expect(joint.state.receive(8, from: SourceID(slot: 0), &outbox) == .max(1))
    #expect(joint.state.receive(9, from: SourceID(slot: 0), &outbox) == .none)
    joint.finish(SourceID(slot: 0), &outbox)
    joint.finish(SourceID(slot: 1), &outbox)
    #expect(actions(&outbox) == ["deliver 8"])
    _ = joint.request(.unlimited, serving: nil, &outbox)
    #expect(actions(&outbox) == ["deliver 9", "complete"])
  }

  @Test func `merge asks everything of sources that still live, once`() {
    var joint = MergeJoint<Int, Never>(sources: 2)
    var outbox = Outbox<Int, Never, Never>()
    _ = joint.start(SourceID(slot: 0))
    _ = joint.start(SourceID(slot: 1))
    joint.finish(SourceID(slot: 0), &outbox)
    _ = joint.request(.unlimited, serving: nil, &outbox)
    _ = joint.request(.max(1), serving: nil, &outbox)
    #expect(actions(&outbox) == ["request unlimited from 1"])
  }

  @Test func `combineLatest tells a source that comes late what was asked for before`() {
    var joint = CombineLatestJoint<LatestOf2<Int, Int>, Never>(LatestOf2())
    var outbox = Outbox<(Int, Int), Never, Never>()
    _ = joint.request(.max(2), serving: nil, &outbox)
    #expect(outbox.actions.isEmpty)
    #expect(joint.start(SourceID(slot: 0)) == .max(2))
    _ = joint.request(.max(1), serving: nil, &outbox)
    #expect(joint.start(SourceID(slot: 1)) == .max(3))
  }
}

@Suite struct QueueTests {
  @Test func `gives back in the order in which it got, whatever the pattern`() {
    var queue = Queue<Int>()
    var (next, expected) = (0, 0)
    for step in 0..<500 {
      for _ in 0..<(step % 7) {
        queue.append(next)
        next += 1
      }
      for _ in 0..<(step % 5) where expected < next {
        #expect(queue.popFirst() == expected)
        expected += 1
      }
    }
    while let element = queue.popFirst() {
      #expect(element == expected)
      expected += 1
    }
    #expect(expected == next)
    #expect(queue.isEmpty)
  }

  @Test func `lets go of what it gave back`() {
    var queue = Queue<Witness>()
    var dead = 0
    for _ in 0..<3 { queue.append(Witness { dead += 1 }) }
    _ = queue.popFirst()
    #expect(dead == 1)
  }

  @Test func `does not grow while as much goes as comes`() {
    var queue = Queue<Int>()
    queue.append(0)
    for value in 1...10_000 {
      queue.append(value)
      #expect(queue.popFirst() == value - 1)
    }
    #expect(queue.rest.count < 100)
  }
}
