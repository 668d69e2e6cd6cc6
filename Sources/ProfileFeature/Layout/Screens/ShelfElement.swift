/// The elements of the archive and of what was saved.
enum ShelfElement: String, ScreenElement {
  case empty = "shelf.empty"

  var role: Element.Role {
    switch self {
    case .empty: .staticText
    }
  }

  var label: String {
    switch self {
    case .empty: Words.nothingHere
    }
  }
}
