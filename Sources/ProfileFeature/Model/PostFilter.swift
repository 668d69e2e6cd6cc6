/// What the grid of a profile shows; the raw value is the option's place in the filter bar.
public enum PostFilter: Int, Hashable, Sendable, CaseIterable {
  /// The profile's own posts.
  case posts
  /// Posts of others in which the profile is tagged.
  case tagged
}
