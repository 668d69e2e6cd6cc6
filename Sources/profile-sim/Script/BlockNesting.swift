/// Which blocks are open, so that each `}` has its `{`.
struct BlockNesting {
  private struct Block {
    let line: Int
    /// Whether an `else` can still come.
    var takesElse: Bool
    /// What is wrong in its first line has been said; the rest is taken as it comes.
    var isFaulty = false
  }

  private var open: [Block] = []
  /// Blocks that are nested too deep, which are only counted.
  private var excess = 0

  /// The lines of the blocks that are open, the innermost first.
  var openLines: [Int] { open.reversed().map(\.line) }

  var depth: Int { open.count + excess }

  mutating func note(_ command: Command, at keyword: Word, number: Int) throws(Fault) {
    switch command {
    case .block:
      guard open.count < Language.deepestNesting else {
        excess += 1
        throw Fault(
          "blocks can stand in one another \(Language.deepestNesting) deep and no deeper",
          at: keyword)
      }
      open.append(Block(line: number, takesElse: keyword.text == "if"))
    case .end:
      guard excess == 0 else {
        excess -= 1
        return
      }
      guard open.popLast() != nil else { throw Fault("\"}\" belongs to no block", at: keyword) }
    case .otherwise:
      guard excess == 0 else { return }
      guard let last = open.indices.last else {
        throw Fault("\"}\" belongs to no block", at: keyword)
      }
      guard open[last].takesElse || open[last].isFaulty else {
        throw Fault(
          "this \"else\" belongs to no \"if\": the block began in line \(open[last].line)",
          at: keyword)
      }
      open[last].takesElse = false
    case .setUp, .circumstance, .exhaustive, .act, .wait, .expect, .bind, .include, .template:
      break
    }
  }

  /// Opens and closes what a line with a fault was probably meant to, so that other lines get no faults by it.
  mutating func noteFault(in words: [Word], number: Int) {
    guard let first = words.first else { return }
    if Language.blocks.contains(first.text) {
      noteUnknownBlock(number: number)
    } else if first.isBrace("}"), words.count > 1, words[1].text != "else",
      words.last?.isBrace("{") != true
    {
      if excess > 0 { excess -= 1 } else { _ = open.popLast() }
    } else if first.isBrace("}"), let last = open.indices.last {
      open[last].isFaulty = true
    } else if words.last?.isBrace("{") == true, words.count > 1,
      !Language.commands.contains(first.text)
    {
      noteUnknownBlock(number: number)
    }
  }

  mutating func noteUnknownBlock(number: Int) {
    guard open.count < Language.deepestNesting else {
      excess += 1
      return
    }
    open.append(Block(line: number, takesElse: true, isFaulty: true))
  }
}
