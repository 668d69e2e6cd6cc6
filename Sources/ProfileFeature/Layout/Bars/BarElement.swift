/// The elements that every navigation bar can have.
enum BarElement: String, ScreenElement {
  case back = "nav.back"
  case title = "nav.title"

  var role: Element.Role {
    switch self {
    case .back: .button
    case .title: .heading
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .back: words[.back]
    case .title: words[.title]
    }
  }
}
