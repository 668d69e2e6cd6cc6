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

  /// What can stand behind the word of a detail.
  enum Values: Hashable, Sendable {
    /// Whole numbers from 0 on.
    case numbers
    /// Names of one kind, and what one of them and all of them are called.
    case names([String], one: String, all: String)
    /// Screens on one another, the lowest first: `profile user_id > settings`.
    ///
    /// A screen that is written with a second word or without stands here in both ways.
    case screens([Destination])
    /// What is presented, the lowest first, each with the screens on it: `edit > settings, menu`.
    case modals([String], pushed: [Destination])
  }

  /// One word, or several as in `pop to root`.
  let verb: String
  /// The verb in words, which every change is held against.
  let verbWords: [String]
  /// Where the change leads; none for a change that leads nowhere in particular.
  let destinations: [Destination]
  let details: [Detail]
  /// What can stand behind the words of details; behind the others, anything can.
  let values: [String: Values]

  init(
    verb: String, destinations: [Destination], details: [Detail], values: [String: Values] = [:]
  ) {
    self.verb = verb
    verbWords = verb.split(separator: " ").map(String.init)
    self.destinations = destinations
    self.details = details
    self.values = values
  }

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
