/// A value of a JSON document, with the place at which it begins.
struct JSONValue {
  enum Content {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A number as it is written, so that none is rounded before it is known what it is for.
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Member {
    let key: String
    let keyOffset: Int
    let value: JSONValue
  }

  let content: Content
  /// Counted in bytes from the start of the document.
  let offset: Int

  /// The kind of value in words, as in "found a number".
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    }
  }
}
