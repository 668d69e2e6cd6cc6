/// `elements`: the ids of elements, screen by screen.
struct ElementsCommand {
  let vocabulary: Vocabulary

  /// The screens that have elements, in the order of these.
  var screens: [String] {
    var screens: [String] = []
    for element in vocabulary.elements where !screens.contains(element.screen) {
      screens.append(element.screen)
    }
    return screens
  }

  func list(of screen: String?) throws(UsageError) -> String {
    let screens = screens
    guard let screen else {
      return screens.map { "\($0)\n" + rows(of: $0, indent: "  ") }.joined(separator: "\n")
    }
    guard screens.contains(screen) else {
      throw UsageError(
        "there is no screen \(PlainText.quoted(screen)); the screens are "
          + screens.joined(separator: ", "),
        suggestion: Suggestion.nearest(to: screen, among: screens),
        usage: CommandReference.elements.usage)
    }
    return rows(of: screen, indent: "")
  }

  private func rows(of screen: String, indent: String) -> String {
    // All columns are as wide on every screen, so that the whole list is one table.
    let idWidth = vocabulary.elements.map { DisplayWidth.of($0.id) }.max() ?? 0
    let roleWidth = vocabulary.elements.map { DisplayWidth.of($0.role) }.max() ?? 0
    return vocabulary.elements.filter { $0.screen == screen }.map { element in
      let id = element.id + blanks(idWidth - DisplayWidth.of(element.id))
      let role = element.role + blanks(roleWidth - DisplayWidth.of(element.role))
      let label = element.label.isEmpty ? "–" : element.label
      return "\(indent)\(id)  \(role)  \(label)\n"
    }.joined()
  }

  private func blanks(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }
}
