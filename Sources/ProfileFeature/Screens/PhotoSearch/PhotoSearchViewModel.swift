public import Signals

/// A search for photos, as far as a link leads to it: what to look for.
public final class PhotoSearchViewModel {
  public struct State: Hashable, Sendable {
    public var query: String

    public init(query: String) {
      self.query = query
    }
  }

  public var state: AnyPublisher<State, Never> { Just(currentState).eraseToAnyPublisher() }
  public let currentState: State

  private let presence: Census.Presence

  public init(query: String, census: Census) {
    currentState = State(query: query)
    presence = census.enter("search")
  }
}
