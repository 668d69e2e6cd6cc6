/// What an event carries, which a script writes in parentheses behind its name.
enum EventValues: Hashable, Sendable {
  case nothing
  case one(of: [String])
  /// The id of something, or what a person is called.
  case anything
}
