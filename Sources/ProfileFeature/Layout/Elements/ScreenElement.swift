/// The elements that a kind of screen can have once each: an enumeration whose raw values are the ids.
///
/// Layouts make elements from it, taps switch over it, and the catalog lists it, so that the compiler
/// names every place that a new element concerns.
protocol ScreenElement: RawRepresentable, CaseIterable where RawValue == String {
  var role: Element.Role { get }
  /// What a screen reader says, where that does not depend on the screen's state.
  func label(in words: Words) -> String
}

extension ScreenElement {
  func element(
    _ words: Words,
    label: String? = nil,
    value: String? = nil,
    text: String = "",
    symbol: String? = nil,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    isHidden: Bool = false
  ) -> Element {
    Element(
      id: rawValue, role: role, label: label ?? self.label(in: words), value: value, text: text,
      symbol: symbol, isEnabled: isEnabled, isSelected: isSelected, isHidden: isHidden)
  }
}
