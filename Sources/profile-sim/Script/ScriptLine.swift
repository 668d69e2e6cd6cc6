/// A line of a script: a command, a comment, both, or neither.
///
/// The number is where the line stood and no part of what it says, so equality leaves it out.
struct ScriptLine: Sendable {
  let number: Int
  let command: Command?
  let comment: Comment?

  init(_ command: Command? = nil, comment: Comment? = nil, number: Int = 0) {
    self.number = number
    self.command = command
    self.comment = comment
  }
}

extension ScriptLine: Hashable {
  static func == (left: ScriptLine, right: ScriptLine) -> Bool {
    left.command == right.command && left.comment == right.comment
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(command)
    hasher.combine(comment)
  }
}
