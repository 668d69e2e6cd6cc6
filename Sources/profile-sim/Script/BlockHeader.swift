/// What stands before a `{`: whether, how often and with what the block behind it is performed.
enum BlockHeader: Hashable, Sendable {
  case times(Int)
  /// Before each turn it is asked whether that is enough; it must be after `max` turns.
  case until(Question, max: Int)
  case onlyIf(Question)
  /// With one value of the variable after the other.
  case each(String, [Word])
  /// Words with variables, which are understood when these have values.
  case template([Word])
}
