/// Counts how often each text came; what it holds grows only with the texts that differ.
struct Tally {
  private(set) var texts: [String] = []
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { texts.isEmpty }

  mutating func add(_ text: String) {
    // Most actions have one event of each kind, for which no table is needed.
    if texts.isEmpty {
      texts.append(text)
    } else {
      if counts.isEmpty {
        counts[texts[0]] = 1
      }
      let count = counts[text, default: 0]
      counts[text] = count + 1
      if count == 0 {
        texts.append(text)
      }
    }
  }

  /// The first few texts, each with how often it came if that was more than once.
  var summary: String {
    let most = 5
    let shown = texts.prefix(most).map { text in
      let count = counts[text, default: 1]
      return count == 1 ? text : "\(text) (\(count) times)"
    }
    let rest = texts.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
