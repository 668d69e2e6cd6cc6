/// What saving one's profile changed.
public struct ProfileUpdate: Hashable, Sendable {
  /// The username before, which may be the one after it.
  public var previousUsername: String
  public var profile: Profile

  public init(previousUsername: String, profile: Profile) {
    self.previousUsername = previousUsername
    self.profile = profile
  }
}
