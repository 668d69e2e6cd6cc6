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

  var label: String {
    switch self {
    case .message: Words.message
    case .discard: Words.discard
    case .keep: Words.keepEditing
    case .logout: Words.logOut
    case .cancel: Words.cancel
    }
  }
}
