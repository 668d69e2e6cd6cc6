/// A photo that a search found.
public struct Photo: Hashable, Sendable, Identifiable {
  /// Unique among the photos that are shown: what `photo#ID` names.
  public var id: String
  public var title: String
  /// The width of the picture for a height of 1.
  public var aspectRatio: Double
  /// The name of the small picture, which comes with the photo; without one a placeholder is shown.
  public var thumbnail: String?
  /// The name of the large picture, which has to be loaded; `nil` if there is none.
  public var largeImage: String?

  public init(
    id: String, title: String, aspectRatio: Double = 1, thumbnail: String? = nil,
    largeImage: String? = nil
  ) {
    self.id = id
    self.title = title
    self.aspectRatio = aspectRatio
    self.thumbnail = thumbnail
    self.largeImage = largeImage
  }
}

#if !hasFeature(Embedded)
  extension Photo: Codable {}
#endif
