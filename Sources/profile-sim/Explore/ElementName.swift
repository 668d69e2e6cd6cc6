/// An element id with its numbers taken out, as a listing of all elements writes it: `post.3` is one of `post.N`.
struct ElementName: Hashable, Sendable {
  let pattern: String
  /// Whether there may be others of the same kind.
  let isOneOfMany: Bool

  init(_ id: String) {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    isOneOfMany = parts.contains { ElementPattern.isNumber($0.utf8) }
    pattern =
      isOneOfMany
      ? parts.map { ElementPattern.isNumber($0.utf8) ? "N" : String($0) }.joined(separator: ".")
      : id
  }
}

extension [ShownElement] {
  /// Without those that stand between the first and the last of their kind.
  var representatives: [ShownElement] {
    var last: [String: Int] = [:]
    for (index, element) in enumerated() {
      let name = ElementName(element.id)
      if name.isOneOfMany { last[name.pattern] = index }
    }
    var seen: Set<String> = []
    return enumerated().filter { index, element in
      let name = ElementName(element.id)
      guard name.isOneOfMany else { return true }
      return seen.insert(name.pattern).inserted || last[name.pattern] == index
    }.map(\.element)
  }
}
