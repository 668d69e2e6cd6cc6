/// The elements of a new story.
enum NewStoryElement: String, ScreenElement {
  case cancel = "story.cancel"
  case post = "story.post"

  var role: Element.Role {
    switch self {
    case .cancel, .post: .button
    }
  }

  var label: String {
    switch self {
    case .cancel: Words.cancel
    case .post: Words.post
    }
  }
}
