// expect: non-Sendable type 'PassthroughSubject<Int, Never>' of property 'taps' cannot exit main actor-isolated context
import Signals

@MainActor
final class ViewModel {
  let taps = PassthroughSubject<Int, Never>()

  func start() {
    Task.detached { self.taps.send(1) }
    taps.send(2)
  }
}
