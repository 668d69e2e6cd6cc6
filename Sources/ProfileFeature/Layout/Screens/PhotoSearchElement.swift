/// The elements of the photo search besides its cells.
enum PhotoSearchElement: String, ScreenElement {
  case cancel = "search.cancel"
  case share = "search.share"
  case field = "search.field"
  case chosen = "search.chosen"
  case message = "search.message"
  case spinner = "photo.spinner"

  var role: Element.Role {
    switch self {
    case .cancel, .share: .button
    case .field: .textField
    case .chosen, .message: .staticText
    case .spinner: .image
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .cancel: words[.cancel]
    case .share: words[.share]
    case .field: words[.search]
    case .chosen: words[.selectedPhotos, count: 0]
    case .message: words[.message]
    case .spinner: words[.loading]
    }
  }
}
