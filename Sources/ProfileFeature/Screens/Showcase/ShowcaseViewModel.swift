public import Signals

/// A page of several kinds of cells, of which the links at its end lead somewhere.
public final class ShowcaseViewModel {
  public enum Output: Hashable, Sendable {
    case linkDidTap(Link)
  }

  public var outputs: AnyPublisher<Output, Never> { outputSubject.eraseToAnyPublisher() }

  private let presence: Census.Presence
  private let outputSubject = PassthroughSubject<Output, Never>()

  public init(census: Census) {
    presence = census.enter("showcase")
  }

  public func linkTapped(_ link: Link) {
    outputSubject.send(.linkDidTap(link))
  }
}

extension ShowcaseViewModel.Output: CustomStringConvertible {
  public var description: String {
    switch self {
    case .linkDidTap(let link): "linkDidTap(\(link.rawValue))"
    }
  }
}
