/// What can be said between the steps of a script; the raw value is the word for it.
enum StepCommandWord: String, CaseIterable {
  case next, back, state, elements, `continue`, quit, help

  /// Reads a line: a word or its first letter; an empty line is `next`. Nil for anything else.
  init?(_ line: String) {
    let word = line.trimmingBlanks
    guard !word.isEmpty else {
      self = .next
      return
    }
    let found = Self.allCases.first { $0.rawValue == word || $0.rawValue.prefix(1) == word }
    guard let found else { return nil }
    self = found
  }

  var meaning: String {
    switch self {
    case .next: "goes to the end of the next step, as Enter alone does"
    case .back: "goes back to where the step before this one ended"
    case .state: "shows the stack, the modals and what is pending"
    case .elements: "shows all elements on screen"
    case .continue: "goes on to the end of the script"
    case .quit: "ends the run here"
    case .help: "shows this"
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" || last.isNewline { text.removeLast() }
    return text.drop { $0 == " " || $0 == "\t" }
  }
}
