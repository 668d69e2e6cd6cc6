/// The ids of the cells of a list: by place, counted from 0, as in `post.3`, and by identity, as in `post#p7`.
public struct CellPattern: Hashable, Sendable {
  /// What stands before the point and the place.
  public let prefix: String
  /// What stands before the sign and the identity.
  public let name: String
  /// What a listing says of such a cell; each cell has its own label.
  public let word: Word
  /// Whether the cells stand in sections: `photo.1.3` counts both from 0.
  var isSectioned = false

  /// The place in `id`, if it is written as it is printed: without a sign and without leading zeros.
  public func index(in id: String) -> Int? {
    guard !isSectioned, id.hasPrefix(prefix + ".") else { return nil }
    return CellPattern.number(id.dropFirst(prefix.count + 1))
  }

  /// The section and the place in it, if the cells stand in sections, and the id is written as it is printed.
  func place(in id: String) -> (section: Int, item: Int)? {
    guard isSectioned, id.hasPrefix(prefix + ".") else { return nil }
    let parts = id.dropFirst(prefix.count + 1).split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = CellPattern.number(parts[0]),
      let item = CellPattern.number(parts[1])
    else { return nil }
    return (section, item)
  }

  /// Whether it is the id of such a cell, by place or by identity.
  func matches(_ id: String) -> Bool {
    index(in: id) != nil || place(in: id) != nil || identity(in: id) != nil
  }

  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), number >= 0, String(number) == text else { return nil }
    return number
  }

  /// The identity in `id`, if it has one.
  public func identity(in id: String) -> String? {
    guard id.hasPrefix(name + "#") else { return nil }
    let identity = id.dropFirst(name.count + 1)
    return identity.isEmpty ? nil : String(identity)
  }

  func element(section: Int, item: Int, identity: String, label: String) -> Element {
    Element(
      id: "\(prefix).\(section).\(item)", alternateID: "\(name)#\(identity)", role: .cell,
      label: label)
  }

  func element(at index: Int, identity: String, label: String, text: String = "") -> Element {
    Element(
      id: "\(prefix).\(index)", alternateID: "\(name)#\(identity)", role: .cell, label: label,
      text: text)
  }
}
