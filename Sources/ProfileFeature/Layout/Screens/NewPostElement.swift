/// The elements of a new post besides the photos.
enum NewPostElement: String, ScreenElement {
  case caption = "upload.caption"
  case spinner = "upload.spinner"
  case message = "upload.message"
  case post = "upload.post"

  var role: Element.Role {
    switch self {
    case .caption: .textField
    case .spinner: .image
    case .message: .staticText
    case .post: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .caption: words[.caption]
    case .spinner: words[.posting]
    case .message: words[.message]
    case .post: words[.post]
    }
  }
}
