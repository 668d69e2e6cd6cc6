extension Resolver {
  /// What is wrong with a route change: its form, or values that no change has.
  func faults(inChange words: [Word]) -> [Fault] {
    do throws(Fault) {
      _ = try ChangePattern(words, forms: vocabulary.changes)
      let (form, length) = try ChangePattern.form(of: words, vocabulary.changes)
      return faults(inDetailsOf: words, behind: length, form)
    } catch {
      return [error]
    }
  }

  private func faults(
    inDetailsOf words: [Word], behind length: Int, _ form: ChangeForm
  ) -> [Fault] {
    var cursor = WordCursor(words)
    cursor.skip(length)
    if !form.destinations.isEmpty, let name = cursor.next()?.text,
      form.destinations.contains(where: { $0.name == name && $0.takesArgument })
    {
      _ = cursor.next()
    }
    var faults: [Fault] = []
    while let word = cursor.next() {
      guard form.details.contains(.value(word.text)), let value = cursor.next(),
        let values = form.values[word.text],
        let fault = fault(in: value, behind: word, values)
      else { continue }
      faults.append(fault)
    }
    return faults
  }

  private func fault(in value: Word, behind word: Word, _ values: ChangeForm.Values) -> Fault? {
    switch values {
    case .numbers:
      let number: Int? = Parser.number(value.text)
      guard number == nil else { return nil }
      return Fault(
        "\(word.described) needs a whole number from 0 on, and \(value.described) is none",
        at: value)
    case .names(let names, let one, let all):
      return name(value, in: names, (one, all)).first
    case .screens(let screens):
      guard let words = Self.words(in: value) else { return nil }
      return fault(in: value, path: words[...], of: screens)
    case .modals(let modals, let pushed):
      guard let words = Self.words(in: value) else { return nil }
      for group in Self.presentations(words) {
        if let fault = fault(in: value, presentation: group, of: modals, pushed) { return fault }
      }
      return nil
    }
  }

  /// - Parameter path: Screens with a > between them.
  private func fault(
    in value: Word, path: ArraySlice<Word>, of screens: [ChangeForm.Destination]
  ) -> Fault? {
    var rest = path
    while true {
      guard let screen = rest.popFirst(), !Self.isSeparator(screen) else {
        return Fault("a screen is missing in \(value.described)", at: value)
      }
      let ways = screens.filter { $0.name == screen.text }
      guard !ways.isEmpty else {
        var names: [String] = []
        for screen in screens where !names.contains(screen.name) { names.append(screen.name) }
        return name(Word(screen.text, span: value.span), in: names, ("screen", "screens")).first
      }
      if let argument = rest.first, !Self.isSeparator(argument) {
        guard ways.contains(where: { $0.takesArgument }) else {
          return Self.separatorMissing(at: argument, in: value)
        }
        rest = rest.dropFirst()
      } else if ways.allSatisfy({ $0.takesArgument }) {
        return Fault("\(screen.described) needs its name or id behind it here", at: value)
      }
      guard let separator = rest.popFirst() else { return nil }
      guard Self.isSeparator(separator) else {
        return Self.separatorMissing(at: separator, in: value)
      }
    }
  }

  private func fault(
    in value: Word, presentation: [Word], of modals: [String], _ pushed: [ChangeForm.Destination]
  ) -> Fault? {
    guard let modal = presentation.first else {
      return Fault("what is presented is missing in \(value.described)", at: value)
    }
    let names = name(
      Word(modal.text, span: value.span), in: modals, ("thing to present", "things to present"))
    if let fault = names.first { return fault }
    guard presentation.count > 1 else { return nil }
    guard Self.isSeparator(presentation[1]) else {
      return Self.separatorMissing(at: presentation[1], in: value)
    }
    return fault(in: value, path: presentation[2...], of: pushed)
  }

  /// The words in a text that is made of several; nil if it is not made so, and only compared.
  private static func words(in value: Word) -> [Word]? {
    try? Lexer.lex(Array(value.text.utf8)).words
  }

  /// The words between commas, each of which ends a word.
  private static func presentations(_ words: [Word]) -> [[Word]] {
    var groups: [[Word]] = []
    var group: [Word] = []
    for word in words {
      guard !word.isQuoted, word.text.hasSuffix(",") else {
        group.append(word)
        continue
      }
      groups.append(group + [Word(String(word.text.dropLast()))])
      group = []
    }
    return groups + [group]
  }

  /// A name that is the same is written in quotes.
  private static func isSeparator(_ word: Word) -> Bool {
    !word.isQuoted && word.text == ">"
  }

  private static func separatorMissing(at word: Word, in value: Word) -> Fault {
    Fault("\(word.described) stands where a > is needed, with spaces around it", at: value)
  }
}
