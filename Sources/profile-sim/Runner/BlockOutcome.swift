/// What becomes of a block when its beginning is reached.
enum BlockOutcome: Hashable, Sendable {
  /// A turn begins, counted from 1.
  case turn(Int)
  /// A turn begins in which the variable has this value.
  case value(String)
  /// The condition of an `if` was true, or was not.
  case branch(Bool)
  /// What it was repeated for is so, after that many turns.
  case reached(turns: Int)
}

extension BlockOutcome: CustomStringConvertible {
  var description: String {
    switch self {
    case .turn(let number): "turn \(number)"
    case .value(let value): PlainText.quoted(value)
    case .branch(let isTrue): isTrue ? "yes" : "no"
    case .reached(0): "so already"
    case .reached(turns: 1): "so after 1 turn"
    case .reached(let turns): "so after \(turns) turns"
    }
  }
}
