/// What an alert shows.
public enum AlertLayout {
  /// The elements for a question.
  public static func elements(for question: AlertViewModel.Question) -> ScreenElements {
    let text =
      switch question {
      case .discard: Words.discardQuestion
      case .logout: Words.logOutQuestion
      }
    return ScreenElements(
      AlertElement.elements(of: question).map { element in
        switch element {
        case .message: element.element(label: text, text: text)
        case .discard, .keep, .logout, .cancel: element.element(text: element.label)
        }
      })
  }
}
