/// The elements of the menu.
enum MenuElement: String, ScreenElement {
  case settings = "menu.settings"

  var role: Element.Role {
    switch self {
    case .settings: .button
    }
  }

  var label: String {
    switch self {
    case .settings: Words.settings
    }
  }
}
