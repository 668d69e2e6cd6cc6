/// Texts of JSON, each once, however often it is used.
struct TraceTable {
  private(set) var rows: [String] = []
  private var indices: [String: Int] = [:]

  /// All of them as one array of JSON.
  var json: String {
    "[" + rows.joined(separator: ",\n") + "]"
  }

  /// Where the text stands; it is added if it is new.
  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = rows.count
    rows.append(text)
    return rows.count - 1
  }
}
