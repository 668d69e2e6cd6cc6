public import Signals

/// Keeps the coordinator's log, with the time of each line.
public final class RouteRecorder {
  public struct Entry: Hashable, Sendable {
    public let time: VirtualTimeScheduler.SchedulerTimeType
    public let event: NavigationEvent
  }

  /// What happened since the start, or since the last ``takeEntries()``, in order.
  public private(set) var entries: [Entry] = []

  private let clock: VirtualTimeScheduler
  private var subscription: AnyCancellable?

  /// Records `events` from now on.
  public init(_ events: AnyPublisher<NavigationEvent, Never>, clock: VirtualTimeScheduler) {
    self.clock = clock
    subscription = events.sink(with: self) { owner, event in
      owner.entries.append(Entry(time: owner.clock.now, event: event))
    }
  }

  /// The screens' events alone.
  public var outputs: [ScreenOutput] {
    entries.compactMap { entry in
      if case .output(let output) = entry.event { output } else { nil }
    }
  }

  /// The route changes alone.
  public var changes: [RouteChange] {
    entries.compactMap { entry in
      if case .change(let change) = entry.event { change } else { nil }
    }
  }

  /// The reasons alone why things were ignored.
  public var ignored: [IgnoredReason] {
    entries.compactMap { entry in
      if case .ignored(let reason) = entry.event { reason } else { nil }
    }
  }

  /// Hands the entries over and forgets them, so that a long run needs no more memory than a short one.
  public func takeEntries() -> [Entry] {
    let taken = entries
    entries = []
    return taken
  }
}
