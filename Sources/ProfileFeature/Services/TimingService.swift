public import Signals

/// Time, as view models take it from outside: whichever scheduler measures it.
///
/// A scheduler's kind of time is part of its type, so it is not the scheduler that is handed on, but what is done with it.
public struct TimingService {
  /// Hands on the last of a burst of texts, once no other has come for so many milliseconds.
  public var debounced:
    (_ texts: AnyPublisher<String, Never>, _ milliseconds: Int) -> AnyPublisher<String, Never>

  /// Measures time on a scheduler.
  public init<Clock: Scheduler>(on scheduler: Clock) {
    debounced = { texts, milliseconds in
      texts.debounce(for: .milliseconds(milliseconds), scheduler: scheduler).eraseToAnyPublisher()
    }
  }
}

extension Publisher where Output == String, Failure == Never {
  /// Hands on the last of a burst of texts, once no other has come for so many milliseconds.
  func debounce(milliseconds: Int, by timing: TimingService) -> AnyPublisher<String, Never> {
    timing.debounced(eraseToAnyPublisher(), milliseconds)
  }
}
