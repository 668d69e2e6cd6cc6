/// Where a photo stands: an index path, both counted from 0.
public struct PhotoPlace: Hashable, Sendable {
  public var section: Int
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
