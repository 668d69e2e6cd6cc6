/// A block that is being performed.
final class OpenBlock {
  enum Part {
    case first
    /// What stands behind `else`.
    case second
  }

  let header: BlockHeader
  let place: ScriptPlace
  let script: OpenScript
  /// What variables are outside of it.
  let outerBindings: Bindings
  /// How many turns have begun.
  private(set) var turns = 0

  private let lines: [BlockLine]
  private let body: Range<Int>
  private var index: Int

  /// - Parameters:
  ///   - lines: lines of the script, with all of the block among them.
  ///   - opening: the index of the line that begins it.
  init(
    _ header: BlockHeader, at place: ScriptPlace, lines: [BlockLine], opening: Int,
    of script: OpenScript, part: Part, _ bindings: Bindings
  ) {
    self.header = header
    self.place = place
    self.script = script
    self.outerBindings = bindings
    self.lines = lines
    let middle = lines[opening].partner
    switch part {
    case .first: body = opening + 1..<middle
    case .second: body = middle + 1..<max(middle + 1, lines[middle].partner)
    }
    // Nothing is performed before a turn has begun.
    index = body.upperBound
  }

  func next() -> BlockLine? {
    guard index < body.upperBound else { return nil }
    let line = lines[index]
    index += 1
    return line
  }

  func beginTurn() {
    turns += 1
    index = body.lowerBound
  }

  /// The block that the last line began; this one goes on behind it.
  func inner(
    _ header: BlockHeader, at place: ScriptPlace, part: Part, _ bindings: Bindings
  ) -> OpenBlock {
    let opening = index - 1
    index = end(ofBlockAt: opening) + 1
    return OpenBlock(
      header, at: place, lines: lines, opening: opening, of: script, part: part, bindings)
  }

  private func end(ofBlockAt opening: Int) -> Int {
    let middle = lines[opening].partner
    if case .otherwise = lines[middle].command { return lines[middle].partner }
    return middle
  }
}
