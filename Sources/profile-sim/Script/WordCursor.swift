/// Walks over the words of a command and says where one is missing or too many.
struct WordCursor {
  private let words: ArraySlice<Word>
  private var index: Int
  /// Where a missing word would have had to stand.
  private let end: Int

  init(_ words: [Word]) {
    self.init(words[...], end: words.last?.span.upperBound ?? 0)
  }

  private init(_ words: ArraySlice<Word>, end: Int) {
    self.words = words
    self.index = words.startIndex
    self.end = end
  }

  var peek: Word? {
    index < words.endIndex ? words[index] : nil
  }

  /// How many words are left.
  var count: Int { max(0, words.endIndex - index) }

  /// The word so far behind the next one.
  func peek(_ offset: Int) -> Word? {
    index + offset < words.endIndex ? words[index + offset] : nil
  }

  mutating func next() -> Word? {
    defer { index += 1 }
    return peek
  }

  mutating func skip(_ count: Int) {
    index += count
  }

  /// All words that are left, but for a last pair that begins with `tail`.
  mutating func rest(before tail: String? = nil) -> [Word] {
    var stop = words.endIndex
    if let tail, count >= 2, words[stop - 2].text == tail { stop -= 2 }
    defer { index = max(index, stop) }
    return index < stop ? Array(words[index..<stop]) : []
  }

  /// The next word; the message says what ought to stand there.
  mutating func require(_ message: @autoclosure () -> String) throws(Fault) -> Word {
    guard let word = next() else { throw missing(message()) }
    return word
  }

  func missing(_ message: String) -> Fault {
    Fault(message, at: end..<end)
  }

  func requireEnd(of command: String) throws(Fault) {
    guard let word = peek else { return }
    throw Fault("\(word.described) is too much here: \"\(command)\" ends before it", at: word)
  }

  /// The next word, which is one of these.
  mutating func require<Choice: RawRepresentable<String> & CaseIterable>(
    _ choice: Choice.Type, _ message: @autoclosure () -> String,
    _ refusal: (String) -> String
  ) throws(Fault) -> Choice {
    let word = try require(message())
    guard let chosen = Choice(rawValue: word.text) else {
      throw Fault(
        refusal(word.described), at: word,
        suggestion: Suggestion.nearest(to: word.text, among: Choice.allCases.map(\.rawValue)))
    }
    return chosen
  }
}

extension Word {
  /// The word in quotes for a message; a long one is cut.
  var described: String {
    let longest = 60
    guard text.count > longest else { return PlainText.quoted(text) }
    return PlainText.quoted(text.prefix(longest) + "…")
  }
}
