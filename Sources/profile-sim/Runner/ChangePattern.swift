/// A route change as a script describes it, or as it happened: read by the same rules.
struct ChangePattern: Hashable, Sendable {
  private let verb: String
  private let destination: String?
  private let argument: String?
  /// What is said of it: each detail once, in the order of the form, whatever the order in which it was said.
  private let details: [Said]

  private struct Said: Hashable, Sendable {
    let detail: ChangeForm.Detail
    let value: String
  }

  /// Reads the words of a change.
  init(_ words: [Word], forms: [ChangeForm]) throws(Fault) {
    let (form, length) = try Self.form(of: words, forms)
    try Self.checkEnd(of: form, in: words, behind: length, forms)
    self.verb = form.verb
    var cursor = WordCursor(words)
    cursor.skip(length)
    (destination, argument) = try Self.destination(&cursor, form)
    details = try Self.details(&cursor, form)
  }

  /// Everything that this pattern says is true of the other one.
  func matches(_ change: ChangePattern) -> Bool {
    verb == change.verb && destination == change.destination
      && (argument == nil || argument == change.argument)
      && details.allSatisfy(change.details.contains)
  }

  /// The form whose verb the words begin with, and of how many words that is.
  static func form(
    of words: [Word], _ forms: [ChangeForm]
  ) throws(Fault) -> (form: ChangeForm, length: Int) {
    var best: (form: ChangeForm, length: Int)?
    for form in forms {
      let length = form.verbWords.count
      if length > best?.length ?? 0,
        form.verbWords.elementsEqual(words.prefix(length), by: { $0 == $1.text })
      {
        best = (form, length)
      }
    }
    if let best { return best }
    guard let first = words.first else { throw Fault("a route change is missing", at: 0..<0) }
    throw Fault(
      "\(first.described) is no route change", at: first,
      suggestion: Suggestion.nearest(to: first.text, among: forms.lazy.map(\.verb)))
  }

  /// - Throws: where a longer verb was begun and not ended, as `pop to` without `root`.
  private static func checkEnd(
    of form: ChangeForm, in words: [Word], behind length: Int, _ forms: [ChangeForm]
  ) throws(Fault) {
    guard form.destinations.isEmpty, length < words.count,
      !form.detailWords.contains(words[length].text)
    else { return }
    let begun = form.verb + " " + words[length].text
    guard let whole = forms.first(where: { $0.verb.hasPrefix(begun + " ") }) else { return }
    let rest = String(whole.verb.dropFirst(begun.count + 1))
    var cursor = WordCursor(words)
    cursor.skip(length + 1)
    let message = "\"\(begun)\" needs \"\(rest)\" behind it"
    let word = try cursor.require(message)
    throw Fault(message, at: word, suggestion: Suggestion.nearest(to: word.text, among: [rest]))
  }

  private static func destination(
    _ words: inout WordCursor, _ form: ChangeForm
  ) throws(Fault) -> (name: String?, argument: String?) {
    guard !form.destinations.isEmpty else { return (nil, nil) }
    let names = form.destinations.map(\.name)
    let word = try words.require(
      "\"\(form.verb)\" needs one of these: \(names.joined(separator: ", "))")
    guard let destination = form.destinations.first(where: { $0.name == word.text }) else {
      throw Fault(
        "\"\(form.verb)\" cannot lead to \(word.described); it leads to "
          + names.joined(separator: ", "),
        at: word, suggestion: Suggestion.nearest(to: word.text, among: names))
    }
    return (destination.name, destination.takesArgument ? words.next()?.text : nil)
  }

  private static func details(
    _ words: inout WordCursor, _ form: ChangeForm
  ) throws(Fault) -> [Said] {
    var values: [String?] = form.details.map { _ in nil }
    while let word = words.next() {
      guard let place = form.details.firstIndex(where: { $0.isBegun(by: word.text) }) else {
        throw Fault(
          "\(word.described) is nothing that can be said of a \"\(form.verb)\"", at: word,
          suggestion: Suggestion.nearest(to: word.text, among: form.detailWords))
      }
      let value =
        switch form.details[place] {
        case .choice: word
        case .value: try words.require("a value is missing behind \(word.described)")
        }
      guard values[place] == nil else {
        throw Fault("\(word.described) is said a second time here", at: word)
      }
      values[place] = value.text
    }
    return zip(form.details, values).compactMap { detail, value in
      value.map { Said(detail: detail, value: $0) }
    }
  }
}

extension ChangeForm.Detail {
  fileprivate func isBegun(by text: String) -> Bool {
    switch self {
    case .choice(let words): words.contains(text)
    case .value(let word): word == text
    }
  }
}
