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

  var label: String {
    switch self {
    case .settings: Words.settings
    case .archive: Words.archive
    case .saved: Words.saved
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
