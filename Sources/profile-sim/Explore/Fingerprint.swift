/// What a person can tell one state of an app from another by.
///
/// Of a stack the screen on top counts, and the one that a way back leads to. Of a list the first and the last element
/// of each kind count. Numbers are data, so that one follower more is no other state. What stands in a field is the
/// person's own, but whether it is empty, or was typed into by the explorer.
struct Fingerprint: Hashable, Sendable {
  private let text: String

  init(of app: some SimulatedApp, elements: [ShownElement]) {
    let place = [
      app.isInBackground ? "in the background" : "", app.tab ?? "",
      app.modals.joined(separator: ">"), app.stack.suffix(2).joined(separator: ">"),
    ]
    text = (place + elements.map(Self.text)).joined(separator: "\n")
  }

  /// How an element looks.
  static func text(of element: ShownElement) -> String {
    var text = ElementName(element.id).pattern
    text += element.isEnabled ? "" : " disabled"
    text += element.isSelected ? " selected" : ""
    text += element.isLarge ? " large" : ""
    text += " " + withoutNumbers(element.label) + " "
    if element.role != "textField" {
      text += withoutNumbers(element.text)
    } else {
      text +=
        element.text.isEmpty ? "empty" : element.text.hasSuffix(StepsToTry.text) ? "typed" : ""
    }
    return text
  }

  /// The text with one sign in the place of each number, grouped or not.
  private static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if isDigit, !isInNumber { result += "0" }
      isInNumber = isDigit || isInNumber && (scalar == "," || scalar == ".")
      if !isInNumber { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
