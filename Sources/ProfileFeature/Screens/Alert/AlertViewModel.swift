public import Signals

/// A question that must be answered before anything else.
public final class AlertViewModel {
  public enum Question: String, Hashable, Sendable, CaseIterable {
    /// Whether unsaved changes may be lost.
    case discard
    case logout
  }

  public enum Output: Hashable, Sendable, CaseIterable {
    case discardButtonDidTap
    case keepButtonDidTap
    case logoutConfirmButtonDidTap
    case logoutCancelButtonDidTap
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }

  public let question: Question
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(_ question: Question, census: Census) {
    self.question = question
    presence = census.enter(question.rawValue)
  }

  /// The answer that loses something.
  public func confirmButtonTapped() {
    switch question {
    case .discard: outputSubject.send(.discardButtonDidTap)
    case .logout: outputSubject.send(.logoutConfirmButtonDidTap)
    }
  }

  /// The answer after which everything is as before.
  public func cancelButtonTapped() {
    switch question {
    case .discard: outputSubject.send(.keepButtonDidTap)
    case .logout: outputSubject.send(.logoutCancelButtonDidTap)
    }
  }
}

extension AlertViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .discardButtonDidTap: "discardButtonDidTap"
    case .keepButtonDidTap: "keepButtonDidTap"
    case .logoutConfirmButtonDidTap: "logoutConfirmButtonDidTap"
    case .logoutCancelButtonDidTap: "logoutCancelButtonDidTap"
    }
  }
}
