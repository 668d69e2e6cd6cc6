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

  var label: String {
    switch self {
    case .textSize: Words.textSize
    case .appearance: Words.appearance
    case .layout: Words.layout
    case .logout: Words.logOut
    }
  }
}
