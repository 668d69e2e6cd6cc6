/// The values that variables have at one place of a script.
struct Bindings: Hashable, Sendable {
  /// No word becomes longer than a line can be; a few lines could otherwise fill any memory.
  static let longestWord = 65_536

  private var values: [String: String] = [:]

  var names: [String] { values.keys.sorted() }

  subscript(name: String) -> String? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The words with the values of their variables in place of these.
  ///
  /// A value is a part of its word, whatever characters it has: no word becomes two.
  func expand(_ words: [Word]) throws(Fault) -> [Word] {
    var expanded: [Word] = []
    expanded.reserveCapacity(words.count)
    for word in words { expanded.append(try expand(word)) }
    return expanded
  }

  func expand(_ word: Word) throws(Fault) -> Word {
    guard let parts = word.parts else { return word }
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece):
        text += piece
      case .variable(let name):
        guard let value = values[name] else {
          throw Fault(
            "there is no variable \(PlainText.quoted(name)) here; \"let\" and \"each\" make them",
            at: word, suggestion: Suggestion.nearest(to: name, among: names))
        }
        text += value
      }
      guard text.utf8.count <= Self.longestWord else {
        throw Fault("the word becomes longer than \(Self.longestWord) bytes", at: word)
      }
    }
    // A value that happens to be a brace opens no block.
    let isBrace = text == "{" || text == "}"
    return Word(text, isQuoted: word.isQuoted || isBrace, span: word.span)
  }
}
