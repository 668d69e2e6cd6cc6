/// How far the lines of a script stand to the right: two spaces for each block around them.
struct Indentation {
  private var openBlocks = 0

  /// - Parameter line: The one behind that of the last call.
  mutating func depth(of line: ScriptLine) -> Int {
    switch line.command {
    case .block:
      openBlocks += 1
      return openBlocks - 1
    case .otherwise:
      return openBlocks - 1
    case .end:
      openBlocks -= 1
      return openBlocks
    case .setUp, .circumstance, .exhaustive, .act, .wait, .expect, .bind, .include, .template, nil:
      return openBlocks
    }
  }
}
