public import Signals

/// A story about to be shared.
public final class NewStoryViewModel {
  public enum Output: Hashable, Sendable, CaseIterable {
    case storyCancelButtonDidTap
    case storyPostButtonDidTap
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }

  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(census: Census) {
    presence = census.enter("story")
  }

  public func cancelButtonTapped() {
    outputSubject.send(.storyCancelButtonDidTap)
  }

  public func postButtonTapped() {
    outputSubject.send(.storyPostButtonDidTap)
  }
}

extension NewStoryViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .storyCancelButtonDidTap: "storyCancelButtonDidTap"
    case .storyPostButtonDidTap: "storyPostButtonDidTap"
    }
  }
}
