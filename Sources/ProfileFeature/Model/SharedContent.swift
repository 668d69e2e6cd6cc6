/// What is handed to other apps.
public enum SharedContent: Hashable, Sendable {
  case post(Post.ID)
  /// In the order in which they were chosen.
  case photos([Photo])

  /// How many things it is.
  public var count: Int {
    switch self {
    case .post: 1
    case .photos(let photos): photos.count
    }
  }
}

extension SharedContent: CustomStringConvertible {
  /// What is shared by its ids, as an event carries it.
  public var description: String {
    switch self {
    case .post(let id): id
    case .photos(let photos): photos.map { $0.id }.joined(separator: ", ")
    }
  }
}

#if !hasFeature(Embedded)
  extension SharedContent: Codable {}
#endif
