/// The elements of a new story.
enum NewStoryElement: String, ScreenElement {
  case cancel = "story.cancel"
  case post = "story.post"

  var role: Element.Role {
    switch self {
    case .cancel, .post: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .cancel: words[.cancel]
    case .post: words[.post]
    }
  }
}
