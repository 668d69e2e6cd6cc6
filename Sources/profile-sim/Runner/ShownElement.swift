/// An element on screen, as far as scripts can ask about it.
struct ShownElement: Hashable, Sendable {
  let id: String
  /// A second id of the same element, as `post#p7` is of `post.6`.
  let alternateID: String?
  let role: String
  let label: String
  /// What it displays.
  let text: String
  /// Some of it can be seen, as it is not scrolled out of sight or covered.
  var isVisible = true
  var isEnabled = true
  var isSelected = false
  /// It is the one that is enlarged.
  var isLarge = false
  /// A tap on it is meant to do something, as soon as it is enabled.
  var takesTaps = true
}
