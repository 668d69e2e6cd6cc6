/// How long virtual time passes.
enum Wait: Hashable, Sendable {
  case duration(VirtualDuration)
  case untilIdle
  case until(Question, within: VirtualDuration)
}
