/// The ids of the cells of a list: by place, counted from 0, as in `post.3`, and by identity, as in `post#p7`.
public struct CellPattern: Hashable, Sendable {
  /// What stands before the point and the place.
  public let prefix: String
  /// What stands before the sign and the identity.
  public let name: String
  /// What a listing says of such a cell; each cell has its own label.
  public let word: Word

  /// The place in `id`, if it is written as it is printed: without a sign and without leading zeros.
  public func index(in id: String) -> Int? {
    guard id.hasPrefix(prefix + ".") else { return nil }
    let text = id.dropFirst(prefix.count + 1)
    guard let index = Int(text), index >= 0, String(index) == text else { return nil }
    return index
  }

  /// The identity in `id`, if it has one.
  public func identity(in id: String) -> String? {
    guard id.hasPrefix(name + "#") else { return nil }
    let identity = id.dropFirst(name.count + 1)
    return identity.isEmpty ? nil : String(identity)
  }

  func element(at index: Int, identity: String, label: String, text: String = "") -> Element {
    Element(
      id: "\(prefix).\(index)", alternateID: "\(name)#\(identity)", role: .cell, label: label,
      text: text)
  }
}
