/// Walks over the words of a command and says where one is missing or too many.
struct WordCursor {
  private let words: [Word]
  private var index = 0
  /// Where a missing word would have had to stand.
  private let end: Int

  init(_ words: [Word]) {
    self.words = words
    self.end = words.last?.span.upperBound ?? 0
  }

  var peek: Word? {
    index < words.count ? words[index] : nil
  }

  mutating func next() -> Word? {
    defer { index += 1 }
    return peek
  }

  mutating func skip(_ count: Int) {
    index += count
  }

  mutating func rest() -> [Word] {
    defer { index = words.count }
    return Array(words.dropFirst(index))
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
}

extension Word {
  /// The word in quotes for a message; a long one is cut.
  var described: String {
    let longest = 60
    guard text.count > longest else { return PlainText.quoted(text) }
    return PlainText.quoted(text.prefix(longest) + "…")
  }
}
