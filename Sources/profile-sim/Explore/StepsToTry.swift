/// Everything that is worth to be tried in a state.
enum StepsToTry {
  /// What is typed into fields.
  static let text = "x"

  /// What a person can do wherever they are.
  private static let anywhere: [Action] = [.back, .swipeBack(nil), .swipeDown, .dismiss, .relaunch]

  /// - Parameters:
  ///   - elements: what is on screen.
  ///   - links: what is opened from outside.
  static func all(on elements: [ShownElement], links: [String]) -> [Command] {
    let actions =
      elements.flatMap(actions) + anywhere + links.map { Action.open(Word($0)) }
    return actions.map { .act($0) }
  }

  private static func actions(on element: ShownElement) -> [Action] {
    let id = Word(element.id)
    if element.role == "list" { return [.pull(id)] }
    guard element.isEnabled, element.takesTaps else { return [] }
    guard element.role == "textField" else { return [.tap(id, times: 1)] }
    return [.tap(id, times: 1), .type(id, text), .clear(id)]
  }
}
