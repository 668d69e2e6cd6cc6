/// Counts how often each text came; what it holds grows only with the texts that differ.
struct Tally {
  // Most actions have one event of each kind, for which no table is needed.
  private var first: String?
  private var others: [String] = []
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { first == nil }

  /// Each text once, in the order in which they came.
  var texts: [String] { first.map { [$0] + others } ?? [] }

  mutating func add(_ text: String) {
    guard let first else {
      self.first = text
      return
    }
    if counts.isEmpty { counts[first] = 1 }
    let count = counts[text, default: 0]
    counts[text] = count + 1
    if count == 0 { others.append(text) }
  }

  /// The first few texts, each with how often it came if that was more than once.
  var summary: String {
    let most = 5
    let texts = texts
    let shown = texts.prefix(most).map { text in
      let count = counts[text, default: 1]
      return count == 1 ? text : "\(text) (\(count) times)"
    }
    let rest = texts.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
