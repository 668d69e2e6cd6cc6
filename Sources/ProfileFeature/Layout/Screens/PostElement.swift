/// The elements of a post.
enum PostElement: String, ScreenElement {
  case image = "post.image"
  case caption = "post.caption"
  case like = "post.like"
  case share = "post.share"

  var role: Element.Role {
    switch self {
    case .image: .image
    case .caption: .staticText
    case .like, .share: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .image: words[.picture]
    case .caption: words[.caption]
    case .like: words[.like]
    case .share: words[.share]
    }
  }
}
