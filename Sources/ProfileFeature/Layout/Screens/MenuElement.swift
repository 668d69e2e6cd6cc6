/// The elements of the menu.
enum MenuElement: String, ScreenElement {
  case settings = "menu.settings"
  case archive = "menu.archive"
  case saved = "menu.saved"

  var role: Element.Role {
    switch self {
    case .settings, .archive, .saved: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .settings: words[.settings]
    case .archive: words[.archive]
    case .saved: words[.saved]
    }
  }

  var symbol: String {
    switch self {
    case .settings: "gear"
    case .archive: "clock.arrow.circlepath"
    case .saved: "bookmark"
    }
  }
}
