// expect: non-Sendable type 'PassthroughSubject<Int, Never>' of property 'taps' cannot exit main actor-isolated context
import Signals

@MainActor
final class Screen {
  let taps = PassthroughSubject<Int, Never>()

  func listen() {
    Task.detached {
      for await tap in await self.taps.values { print(tap) }
    }
  }
}
