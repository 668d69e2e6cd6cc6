/// The elements of the settings.
enum SettingsElement: String, ScreenElement {
  case textSize = "settings.textsize"
  case appearance = "settings.appearance"
  case layout = "settings.layout"
  case logout = "settings.logout"

  var role: Element.Role {
    switch self {
    case .textSize, .appearance, .layout, .logout: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .textSize: words[.textSize]
    case .appearance: words[.appearance]
    case .layout: words[.layout]
    case .logout: words[.logOut]
    }
  }
}
