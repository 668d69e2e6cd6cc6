/// Finds the word that somebody who mistyped may have meant.
enum Suggestion {
  /// Longer words are not compared: nobody mistypes them, and comparing costs their length squared.
  private static let longestWord = 64

  /// The nearest candidate that is near enough, the first of equals; nil when none is.
  ///
  /// Near are: the same letters in another case; a dotted id of which only the last part was
  /// written; and up to a third of the longer word added, left out, replaced or swapped.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard !word.isEmpty, word.utf8.count <= longestWord else { return nil }
    let wanted = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate != word {
      if best == nil || best.map({ $0.distance > 1 }) == true, candidate.hasSuffix("." + word) {
        best = (candidate, 1)
        continue
      }
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(wanted.count, letters.count) / 3)
      let allowed = min(limit, best.map { $0.distance - 1 } ?? limit)
      guard allowed >= 0, abs(letters.count - wanted.count) <= allowed else { continue }
      let distance = distance(wanted, letters)
      // A word of which nothing is left is another word.
      if distance <= allowed, distance < max(wanted.count, letters.count) {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// How many letters must be added, left out, replaced or swapped with their neighbour.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious = Array(repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = beforePrevious
    for i in left.indices {
      current[0] = i + 1
      for j in right.indices {
        let replaced = previous[j] + (left[i] == right[j] ? 0 : 1)
        var least = min(replaced, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, beforePrevious[j - 1] + 1)
        }
        current[j + 1] = least
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }
}
