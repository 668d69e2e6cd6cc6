/// The elements of a post.
enum PostElement: String, ScreenElement {
  case image = "post.image"
  case caption = "post.caption"

  var role: Element.Role {
    switch self {
    case .image: .image
    case .caption: .staticText
    }
  }

  var label: String {
    switch self {
    case .image: Words.picture
    case .caption: Words.caption
    }
  }
}
