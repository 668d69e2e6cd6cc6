/// Element ids with their numbers and identities taken out: `post.3` becomes `post.N`.
struct ElementPattern: Hashable, Sendable {
  /// Stands for a number: a byte that is in no text.
  private static let number: UInt8 = 0xFF
  /// Stands for an identity, at the end.
  private static let identity: UInt8 = 0xFE
  private static let dot = UInt8(ascii: ".")

  /// The id's bytes, with `number` and `identity` in place of what varies.
  private let bytes: [UInt8]

  /// The pattern of an id that is on screen or in a script.
  init(ofID id: String) {
    let id = Array(id.utf8)
    let hash = id.firstIndex(of: UInt8(ascii: "#"))
    if let hash, hash + 1 < id.count {
      self.init(name: id[..<hash], hasIdentity: true, isNumber: Self.isNumber)
    } else {
      self.init(name: id[...], hasIdentity: false, isNumber: Self.isNumber)
    }
  }

  /// The pattern that a catalog writes, as `post.N` and `post#ID`.
  init(written text: String) {
    let hasIdentity = text.hasSuffix("#ID")
    self.init(name: Array(text.utf8).dropLast(hasIdentity ? 3 : 0), hasIdentity: hasIdentity) {
      $0.count == 1 && $0.allSatisfy { (0x41...0x5A).contains($0) }
    }
  }

  private init(
    name: ArraySlice<UInt8>, hasIdentity: Bool, isNumber: (ArraySlice<UInt8>) -> Bool
  ) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(name.count + 1)
    var start = name.startIndex
    while true {
      let end = name[start...].firstIndex(of: Self.dot) ?? name.endIndex
      let part = name[start..<end]
      if isNumber(part) { bytes.append(Self.number) } else { bytes += part }
      guard end < name.endIndex else { break }
      bytes.append(Self.dot)
      start = end + 1
    }
    if hasIdentity { bytes.append(Self.identity) }
    self.bytes = bytes
  }

  /// A number as ids have it, counted from 0: `post.03` is no element.
  static func isNumber(_ part: some Collection<UInt8>) -> Bool {
    guard let first = part.first else { return false }
    return part.allSatisfy(Byte.isDigit) && (first != UInt8(ascii: "0") || part.count == 1)
  }

  /// What stands before the number at the end, if that is the only one: what can be counted.
  var countedPrefix: String? {
    guard bytes.last == Self.number, bytes.count > 1,
      bytes.firstIndex(of: Self.number) == bytes.count - 1
    else { return nil }
    return String(decoding: bytes.dropLast(2), as: UTF8.self)
  }
}
