/// The keys of a keyboard that do more than to type.
public enum Key: String, Hashable, Sendable, CaseIterable {
  /// Submits what was typed, ends typing, or begins another line: as the text field has it.
  case `return`
  /// Clears what was typed or leaves the text field; outside of one, cancels what is under way.
  case escape
}
