/// What a person does by a screen reader; the raw value is the word of scripts.
public enum ReaderAction: String, Hashable, Sendable, CaseIterable {
  /// On to what is read next.
  case next
  case previous
  /// Taps what is in focus.
  case activate
  /// Out of what is on top: the answer that changes nothing, away with a modal screen, or back.
  case escape
}
