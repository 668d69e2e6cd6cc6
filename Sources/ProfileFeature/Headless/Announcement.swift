/// What a screen reader says without being asked, before it has words.
///
///     Announcement.between(before, after).map { $0.text(in: .english) }  // ["Following Anna"]
public enum Announcement: Hashable, Sendable {
  /// Another screen is on top.
  case screen(Destination)
  case word(Word)
  case phrase(Phrase, name: String)
  /// So many of something, such as what was found.
  case counted(CountedWord, Int)

  public func text(in words: Words) -> String {
    switch self {
    case .screen(let destination): destination.spokenName(in: words)
    case .word(let word): words[word]
    case .phrase(let phrase, let name): words[phrase, name: name]
    case .counted(let word, let count): words[word, count: count]
    }
  }
}

extension Destination {
  /// What a screen reader calls the screen: its title, and where it has none what it asks or is for.
  func spokenName(in words: Words) -> String {
    if let title = title(in: words) { return title }
    switch self {
    case .route(let route): return route.title(in: words)
    case .modal(.editProfile): return words[.editProfile]
    case .modal(.newStory): return words[.addToStory]
    case .modal(.menu): return words[.menu]
    case .modal(.discard): return words[.discardQuestion]
    case .modal(.logout): return words[.logOutQuestion]
    case .modal(.share): return words[.share]
    }
  }
}
