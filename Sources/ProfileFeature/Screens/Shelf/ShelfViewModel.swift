/// What a person put away, of which there is nothing yet.
public final class ShelfViewModel {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case archive
    case saved
  }

  public let kind: Kind
  private let presence: Census.Presence

  public init(_ kind: Kind, census: Census) {
    self.kind = kind
    presence = census.enter(kind.rawValue)
  }
}
