public import Signals

/// Something on its way to another app.
public final class ShareViewModel {
  public enum Output: Hashable, Sendable {
    case shareCloseButtonDidTap(SharedContent)
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }

  public let content: SharedContent
  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(_ content: SharedContent, census: Census) {
    self.content = content
    presence = census.enter("share")
  }

  public func closeButtonTapped() {
    outputSubject.send(.shareCloseButtonDidTap(content))
  }
}

extension ShareViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .shareCloseButtonDidTap(let content): "shareCloseButtonDidTap(\(content))"
    }
  }
}
