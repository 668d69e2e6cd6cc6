/// A value of a JSON document that knows the key path that leads to it.
struct JSONNode {
  struct Failure: Error {
    let offset: Int
    let keyPath: String
    let message: String
  }

  let value: JSONValue
  /// As in `posts[3].id`; empty for the document.
  let keyPath: String

  func failure(_ message: String) -> Failure {
    Failure(offset: value.offset, keyPath: keyPath, message: message)
  }

  /// The members of an object that may have these keys, and no others.
  func members(_ keys: [String]) throws(Failure) -> Members {
    guard case .object(let members) = value.content else {
      throw failure("expected an object, found \(value.kind)")
    }
    for member in members where !keys.contains(member.key) {
      throw Failure(
        offset: member.keyOffset, keyPath: keyPath,
        message: "expected one of the keys \(keys.joined(separator: ", ")), found \"\(member.key)\""
      )
    }
    return Members(object: self, members: members)
  }

  func elements() throws(Failure) -> [JSONNode] {
    guard case .array(let elements) = value.content else {
      throw failure("expected a list, found \(value.kind)")
    }
    return elements.enumerated().map { index, element in
      JSONNode(value: element, keyPath: "\(keyPath)[\(index)]")
    }
  }

  func text() throws(Failure) -> String {
    guard case .string(let text) = value.content else {
      throw failure("expected a text, found \(value.kind)")
    }
    return text
  }

  /// A text that names something.
  func name() throws(Failure) -> String {
    let name = try text()
    guard !name.isEmpty else { throw failure("expected a text that is not empty") }
    return name
  }

  func boolean() throws(Failure) -> Bool {
    guard case .boolean(let value) = value.content else {
      throw failure("expected true or false, found \(value.kind)")
    }
    return value
  }

  /// A whole number from 0 to `limit`.
  func count(upTo limit: Int = .max) throws(Failure) -> Int {
    guard case .number(let text) = value.content else {
      throw failure("expected a whole number, found \(value.kind)")
    }
    guard let count = Int(text), count >= 0, count <= limit else {
      throw failure(
        "expected a whole number from 0 to \(CountFormat.full(limit)), found \(text)")
    }
    return count
  }

  /// The members of an object, by key.
  struct Members {
    fileprivate let object: JSONNode
    fileprivate let members: [JSONValue.Member]

    /// The member with this key, or `nil`; `null` is as good as none.
    func optional(_ key: String) -> JSONNode? {
      guard let member = members.first(where: { $0.key == key }) else { return nil }
      if case .null = member.value.content { return nil }
      let keyPath = object.keyPath.isEmpty ? key : "\(object.keyPath).\(key)"
      return JSONNode(value: member.value, keyPath: keyPath)
    }

    func required(_ key: String) throws(Failure) -> JSONNode {
      guard let node = optional(key) else {
        throw object.failure("expected the key \"\(key)\", which is missing")
      }
      return node
    }
  }
}
