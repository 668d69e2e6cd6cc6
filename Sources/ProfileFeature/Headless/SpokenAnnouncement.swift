public import Signals

/// Something that a screen reader said of its own accord.
public struct SpokenAnnouncement: Hashable, Sendable {
  public let time: VirtualTimeScheduler.SchedulerTimeType
  /// In the language that was shown then.
  public let text: String
}
