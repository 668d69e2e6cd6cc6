extension Notice {
  /// What the notice says.
  func text(in words: Words) -> String {
    switch news {
    case .follow(let name): words[.followsYou, name: name]
    case .like(let name): words[.likesYourPost, name: name]
    }
  }
}
