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

  var label: String {
    switch self {
    case .caption: Words.caption
    case .message: Words.message
    case .post: Words.post
    }
  }
}
