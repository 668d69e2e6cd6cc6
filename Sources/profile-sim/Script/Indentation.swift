/// How far the lines of a script stand to the right: two spaces for each block around them.
///
/// A block whose first line has a fault ends without having begun.
struct Indentation {
  private var openBlocks = 0

  /// - Parameter line: The one behind that of the last call.
  mutating func depth(of line: ScriptLine) -> Int {
    switch line.command {
    case .block:
      openBlocks += 1
      return openBlocks - 1
    case .otherwise:
      return max(0, openBlocks - 1)
    case .end:
      openBlocks = max(0, openBlocks - 1)
      return openBlocks
    case .setUp, .circumstance, .exhaustive, .act, .wait, .expect, .bind, .include, .template, nil:
      return openBlocks
    }
  }
}
