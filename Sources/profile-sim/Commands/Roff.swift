/// Writes text in the language of manual pages, with the macros of `man(7)`.
struct Roff {
  private(set) var text = ""

  /// A macro with its arguments, each of which is one whatever is in it.
  mutating func macro(_ name: String, _ arguments: [String] = []) {
    let quoted = arguments.map { " \"" + Self.escaped($0).replacing("\"", with: #"\(dq"#) + "\"" }
    text += "." + name + quoted.joined() + "\n"
  }

  /// A line of text, on which nothing is a macro.
  mutating func line(_ line: String) {
    let isCommand = line.hasPrefix(".") || line.hasPrefix("'")
    text += (isCommand ? #"\&"# : "") + Self.escaped(line) + "\n"
  }

  /// Text that is filled, but for lines that begin with blanks: these stay as they are. Empty lines divide paragraphs.
  mutating func text(_ paragraphs: String) {
    var isTable = false
    for text in paragraphs.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.isEmpty {
        macro("PP")
        continue
      }
      if text.hasPrefix(" ") != isTable {
        isTable.toggle()
        if isTable { macro("PP") }
        macro(isTable ? "nf" : "fi")
      }
      line(String(text))
    }
    if isTable { macro("fi") }
  }

  mutating func section(_ title: String) { macro("SH", [title]) }
  mutating func subsection(_ title: String) { macro("SS", [title]) }

  /// A term in bold, and what it means, indented below.
  mutating func item(_ term: String, _ meaning: String) {
    macro("TP")
    macro("B", [term])
    line(meaning)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": escaped += #"\e"#
      case "-": escaped += #"\-"#
      case "\u{2013}": escaped += #"\-"#
      case "…": escaped += "..."
      case "×": escaped += #"\(mu"#
      case "←": escaped += #"\(<-"#
      case "→": escaped += #"\(->"#
      case "↑": escaped += #"\(ua"#
      case "↓": escaped += #"\(da"#
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
