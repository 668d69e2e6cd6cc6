/// A line of text that is asked for.
struct RecorderPrompt: Equatable {
  enum Purpose: Equatable {
    /// For the text field with this id.
    case text(String)
    case link
    /// A line of the script.
    case command
    case file
    /// Whether this file, which is there already, is to be replaced.
    case replacement(String)
    /// Whether everything is to be thrown away.
    case waste
  }

  /// What a key has led to.
  enum Outcome: Equatable {
    case goesOn, accepted, dropped
  }

  let purpose: Purpose
  private(set) var text: String

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    self.text = text
  }

  var question: String {
    switch purpose {
    case .text(let id): "Type into \(id): "
    case .link: "Open the link: "
    case .command: "Do: "
    case .file: "Save as (nothing: print it): "
    case .replacement(let path): "\(path) is there already. Replace it? y or n "
    case .waste: "Throw the recording away? y or n "
    }
  }

  mutating func take(_ input: TerminalInput) -> Outcome {
    switch purpose {
    case .text, .link, .command, .file: edit(input)
    case .replacement, .waste: Self.answer(input)
    }
  }

  private mutating func edit(_ input: TerminalInput) -> Outcome {
    switch input {
    case .text(let scalar): text.unicodeScalars.append(scalar)
    case .paste(let pasted): text += pasted
    case .key(.backspace): if !text.isEmpty { text.removeLast() }
    case .key(.deleteLine): text = ""
    case .key(.enter): return .accepted
    case .key(.escape): return .dropped
    case .key, .mouse: break
    }
    return .goesOn
  }

  private static func answer(_ input: TerminalInput) -> Outcome {
    switch input {
    case .text("y"), .text("Y"): .accepted
    case .text("n"), .text("N"), .key(.escape): .dropped
    case .text, .key, .mouse, .paste: .goesOn
    }
  }
}
