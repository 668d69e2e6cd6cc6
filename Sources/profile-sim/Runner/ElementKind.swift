/// An element that can exist, or a whole family of them.
struct ElementKind: Hashable, Sendable {
  /// An id, or a pattern: a part that is one capital letter (`post.N`) stands for a number, `#ID` at
  /// the end for an identity (`post#ID`).
  let id: String
  let screen: String
  let role: String
  let label: String
}
