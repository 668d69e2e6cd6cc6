/// The cells that a front end reloads together, in one batch of updates.
public struct PhotoReload: Hashable, Sendable {
  /// The cells whose size changes, in their order.
  public var places: [PhotoPlace]
  /// The cell to bring to the vertical centre, animated, when the batch has ended.
  public var centred: PhotoPlace?

  public init(_ places: [PhotoPlace], centred: PhotoPlace? = nil) {
    self.places = places
    self.centred = centred
  }
}
