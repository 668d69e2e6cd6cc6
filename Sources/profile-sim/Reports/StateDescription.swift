/// Says what an app shows, for somebody who looks for the reason of something.
enum StateDescription {
  /// The stack, the modals, what is pending and the elements.
  static func lines(of state: AppState) -> [String] {
    var lines = [
      "stack     \(state.stack.joined(separator: " > "))",
      "modal     \(state.modals.isEmpty ? "none" : state.modals.joined(separator: " > "))",
      "pending   \(state.pending.isEmpty ? "nothing" : state.pending.joined(separator: ", "))",
    ]
    for (index, element) in elements(state.elements).enumerated() {
      lines.append((index == 0 ? "elements  " : "          ") + element)
    }
    let rest = state.elementCount - state.elements.count
    if rest > 0 {
      lines.append("          and \(rest) more")
    }
    return state.elements.isEmpty ? lines + ["elements  none"] : lines
  }

  /// A line for each element: its id, its role, and what it shows.
  static func elements(_ elements: [ShownElement]) -> [String] {
    let idWidth = elements.map { DisplayWidth.of($0.id) }.max() ?? 0
    let roleWidth = elements.map { DisplayWidth.of($0.role) }.max() ?? 0
    return elements.map { element in
      let id = element.id + String(repeating: " ", count: idWidth - DisplayWidth.of(element.id))
      let role =
        element.role + String(repeating: " ", count: roleWidth - DisplayWidth.of(element.role))
      // What shows a symbol or a picture is known by what a screen reader calls it.
      let text = element.text.isEmpty ? "(\(element.label))" : PlainText.quoted(element.text)
      return "\(id)  \(role)  \(text)"
    }
  }
}
