/// The elements of a list of people besides its rows.
enum UserListElement: String, ScreenElement {
  case spinner = "list.spinner"

  var role: Element.Role {
    switch self {
    case .spinner: .image
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .spinner: words[.loading]
    }
  }
}
