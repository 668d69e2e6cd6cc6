/// The elements of the form in which a profile is edited.
enum EditProfileElement: String, ScreenElement {
  case cancel = "edit.cancel"
  case name = "edit.name"
  case username = "edit.username"
  case bio = "edit.bio"

  var role: Element.Role {
    switch self {
    case .cancel: .button
    case .name, .username, .bio: .textField
    }
  }

  var label: String {
    switch self {
    case .cancel: Words.cancel
    case .name: Words.name
    case .username: Words.username
    case .bio: Words.bio
    }
  }
}
