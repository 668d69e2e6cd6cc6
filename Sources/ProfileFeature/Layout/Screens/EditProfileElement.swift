/// The elements of the form in which a profile is edited.
enum EditProfileElement: String, ScreenElement {
  case cancel = "edit.cancel"
  case save = "edit.save"
  case name = "edit.name"
  case username = "edit.username"
  case bio = "edit.bio"
  case spinner = "edit.spinner"
  case message = "edit.message"

  /// The part of a profile that a field changes; `nil` for what is no field.
  var field: ProfileDraft.Field? {
    switch self {
    case .name: .name
    case .username: .username
    case .bio: .bio
    case .cancel, .save, .spinner, .message: nil
    }
  }

  var role: Element.Role {
    switch self {
    case .cancel, .save: .button
    case .name, .username, .bio: .textField
    case .spinner: .image
    case .message: .staticText
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .cancel: words[.cancel]
    case .save: words[.save]
    case .name: words[.name]
    case .username: words[.username]
    case .bio: words[.bio]
    case .spinner: words[.saving]
    case .message: words[.message]
    }
  }
}
