/// The elements of a new post.
enum NewPostElement: String, ScreenElement {
  case caption = "upload.caption"
  case message = "upload.message"
  case post = "upload.post"

  var role: Element.Role {
    switch self {
    case .caption: .textField
    case .message: .staticText
    case .post: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .caption: words[.caption]
    case .message: words[.message]
    case .post: words[.post]
    }
  }
}
