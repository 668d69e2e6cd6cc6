public import Signals

/// Changes one's own profile.
public struct EditService {
  /// Asks that a profile become what the draft says; sends the profile after it, and finishes.
  public var save:
    (_ draft: ProfileDraft, _ username: String) -> AnyPublisher<Profile, ServiceError>
  /// Sends every profile that was changed, before whoever asked hears of it.
  public var updates: AnyPublisher<ProfileUpdate, Never>

  public init(
    save:
      @escaping (_ draft: ProfileDraft, _ username: String) -> AnyPublisher<
        Profile, ServiceError
      >,
    updates: AnyPublisher<ProfileUpdate, Never>
  ) {
    self.save = save
    self.updates = updates
  }
}
