/// A line of text that is asked for.
struct RecorderPrompt: Equatable {
  enum Purpose: Equatable {
    /// For the text field with this id.
    case text(String)
    case link
    case file
    /// Whether this file, which is there already, is to be replaced.
    case replacement(String)
    /// Whether everything is to be thrown away.
    case waste
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
    case .file: "Save as (nothing: print it): "
    case .replacement(let path): "\(path) is there already. Replace it? y or n "
    case .waste: "Throw the recording away? y or n "
    }
  }

  /// Whether one key is the answer.
  var isQuestion: Bool {
    switch purpose {
    case .text, .link, .file: false
    case .replacement, .waste: true
    }
  }

  mutating func insert(_ text: String) {
    self.text += text
  }

  mutating func insert(_ scalar: Unicode.Scalar) {
    text.unicodeScalars.append(scalar)
  }

  mutating func removeLast() {
    if !text.isEmpty { text.removeLast() }
  }

  mutating func removeAll() {
    text = ""
  }
}
