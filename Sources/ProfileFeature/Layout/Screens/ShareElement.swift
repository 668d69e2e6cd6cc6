/// The elements of the share sheet.
enum ShareElement: String, ScreenElement {
  case items = "share.items"
  case close = "share.close"

  var role: Element.Role {
    switch self {
    case .items: .heading
    case .close: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .items: words[.sharedPosts, count: 1]
    case .close: words[.close]
    }
  }
}
