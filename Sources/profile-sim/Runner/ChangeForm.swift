/// How one kind of route change is written: `push followers title "Followers"`.
struct ChangeForm: Hashable, Sendable {
  struct Destination: Hashable, Sendable {
    let name: String
    /// A word of its own must follow, as in `push post p7`.
    let takesArgument: Bool
  }

  /// What may follow, in any order. What a script leaves out is not compared.
  enum Detail: Hashable, Sendable {
    /// A word that stands alone, of which only one can be true: `fullscreen` or `sheet`.
    case choice([String])
    /// A word with another behind it: `title "Followers"`.
    case value(String)
  }

  /// One word, or several as in `pop to root`.
  let verb: String
  /// Where the change leads; none for a change that leads nowhere in particular.
  let destinations: [Destination]
  let details: [Detail]

  /// The words that can begin a detail.
  var detailWords: [String] {
    details.flatMap { detail in
      switch detail {
      case .choice(let words): words
      case .value(let word): [word]
      }
    }
  }
}
