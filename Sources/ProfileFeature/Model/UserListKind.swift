/// The two lists of people that a profile leads to.
public enum UserListKind: String, Hashable, Sendable, CaseIterable {
  /// Those who follow the profile.
  case followers
  /// Those whom the profile follows.
  case following
}
