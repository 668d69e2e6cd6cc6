public import Signals

/// One's own profile as a form.
public final class EditProfileViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case editCancelButtonDidTap
  }

  public struct State: Hashable, Sendable {
    public var name: String
    public var username: String
    public var bio: String

    public init(name: String, username: String, bio: String) {
      self.name = name
      self.username = username
      self.bio = bio
    }
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }
  public var state: AnyPublisher<State, Never> { Just(currentState).eraseToAnyPublisher() }
  public let currentState: State

  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(profile: Profile, census: Census) {
    currentState = State(name: profile.name, username: profile.username, bio: profile.bio)
    presence = census.enter("edit")
  }

  public func cancelButtonTapped() {
    outputSubject.send(.editCancelButtonDidTap)
  }
}

extension EditProfileViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .editCancelButtonDidTap: "editCancelButtonDidTap"
    }
  }
}
