/// The elements of the archive and of what was saved.
enum ShelfElement: String, ScreenElement {
  case empty = "shelf.empty"

  var role: Element.Role {
    switch self {
    case .empty: .staticText
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .empty: words[.nothingHere]
    }
  }
}
