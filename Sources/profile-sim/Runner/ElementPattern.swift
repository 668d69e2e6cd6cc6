/// Element ids with their numbers and identities taken out: `post.3` becomes `post.N`.
struct ElementPattern: Hashable, Sendable {
  /// The parts between dots; nil where a number stands.
  private let parts: [Substring?]
  private let hasIdentity: Bool

  /// The pattern of an id that is on screen or in a script.
  init(ofID id: String) {
    let hash = id.utf8.firstIndex(of: UInt8(ascii: "#"))
    self.hasIdentity = hash.map { id.utf8.index(after: $0) < id.utf8.endIndex } ?? false
    let name = id[..<(hasIdentity ? hash ?? id.endIndex : id.endIndex)]
    self.parts = Self.parts(of: name, isNumber: Self.isNumber)
  }

  /// The pattern that a catalog writes, as `post.N` and `post#ID`.
  init(written text: String) {
    self.hasIdentity = text.hasSuffix("#ID")
    self.parts = Self.parts(of: text.dropLast(hasIdentity ? 3 : 0)) { part in
      part.utf8.count == 1 && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
  }

  /// A number as ids have it, counted from 0: `post.03` is no element.
  static func isNumber(_ part: Substring) -> Bool {
    part == "0"
      || part.utf8.allSatisfy { (0x30...0x39).contains($0) } && !part.isEmpty && part.first != "0"
  }

  private static func parts(
    of name: Substring, isNumber: (Substring) -> Bool
  ) -> [Substring?] {
    name.split(separator: ".", omittingEmptySubsequences: false).map { isNumber($0) ? nil : $0 }
  }

  /// What stands before the number at the end, if that is the only one: what can be counted.
  var countedPrefix: String? {
    guard !hasIdentity, parts.count > 1, parts.last == .some(nil) else { return nil }
    let names = parts.dropLast().compactMap(\.self)
    return names.count == parts.count - 1 ? names.joined(separator: ".") : nil
  }
}
