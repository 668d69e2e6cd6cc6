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

  var label: String {
    switch self {
    case .image: Words.picture
    case .caption: Words.caption
    case .like: Words.like
    case .share: Words.share
    }
  }
}
