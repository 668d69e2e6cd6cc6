/// What one search found.
public struct PhotoSection: Hashable, Sendable, Identifiable {
  /// Unique among the sections that are shown: what `search.section#ID` names.
  public var id: String
  public var query: String
  /// How many photos the search found; it stays when photos are moved from here to elsewhere.
  public var foundCount: Int
  public var photos: [Photo]
  /// Whether the next search leaves the section alone; otherwise it replaces it.
  public var isKept: Bool

  public init(id: String, query: String, photos: [Photo], isKept: Bool = false) {
    self.id = id
    self.query = query
    self.photos = photos
    self.isKept = isKept
    foundCount = photos.count
  }
}
