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

  var label: String {
    switch self {
    case .items: Words.sharedPost
    case .close: Words.close
    }
  }
}
