/// A sentence with a name in it; its text has `{name}` where that goes.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  case followsYou
  case likesYourPost
  /// The button that follows someone.
  case followPerson
  /// The same button once it was tapped.
  case followingPerson
  /// What a screen reader says once that was tapped again.
  case noLongerFollowing
}
