import Observation
import Signals
import Testing

@Observable private final class Model {
  var title = "a"
  var other = 0
}

@Suite struct ObservedTests {
  @Test func `publishes the value, and what it is after each change`() {
    let model = Model()
    let clock = VirtualTimeScheduler()
    let recorder = Recorder<String, Never>()
    Observed(on: clock) { model.title }.subscribe(recorder)
    #expect(recorder.log == ["a"])
    model.title = "b"
    model.title = "c"
    #expect(recorder.log == ["a"])
    clock.advance()
    #expect(recorder.log == ["a", "c"])
    model.other = 1
    clock.advance()
    #expect(recorder.log == ["a", "c"])
    model.title = "d"
    clock.advance()
    #expect(recorder.log == ["a", "c", "d"])
    model.title = "e"
    recorder.cancel()
    clock.advance()
    #expect(recorder.log == ["a", "c", "d"])
    #expect(recorder.breaches == [])
  }

  @Test func `reads the value only when it was asked for`() {
    let model = Model()
    let clock = VirtualTimeScheduler()
    var reads = 0
    let recorder = Recorder<String, Never>(demand: .none)
    Observed(on: clock) {
      reads += 1
      return model.title
    }.subscribe(recorder)
    #expect(reads == 0)
    recorder.request(.max(1))
    model.title = "b"
    clock.advance()
    #expect(recorder.log == ["a"])
    #expect(reads == 1)
    model.title = "c"
    recorder.request(.max(1))
    #expect(recorder.log == ["a", "c"])
  }

  @Test func `a cancel releases everything, though the model lives on`() {
    let model = Model()
    let clock = VirtualTimeScheduler()
    var dead = 0
    let subscription = Observed(on: clock) {
      [witness = Witness { dead += 1 }] in withExtendedLifetime(witness) { model.title }
    }.sink { [witness = Witness { dead += 1 }] _ in withExtendedLifetime(witness) {} }
    model.title = "b"
    subscription.cancel()
    #expect(dead == 2)
    clock.advance()
  }
}
