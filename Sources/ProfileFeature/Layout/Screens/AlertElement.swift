/// The elements of the alerts: of each what it asks, and two answers.
enum AlertElement: String, ScreenElement {
  case message = "alert.message"
  case discard = "alert.discard"
  case keep = "alert.keep"
  case logout = "alert.logout"
  case cancel = "alert.cancel"

  /// The elements of one question.
  static func elements(of question: AlertViewModel.Question) -> [AlertElement] {
    switch question {
    case .discard: [.message, .discard, .keep]
    case .logout: [.message, .logout, .cancel]
    }
  }

  var role: Element.Role {
    switch self {
    case .message: .heading
    case .discard, .keep, .logout, .cancel: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .message: words[.message]
    case .discard: words[.discard]
    case .keep: words[.keepEditing]
    case .logout: words[.logOut]
    case .cancel: words[.cancel]
    }
  }
}
