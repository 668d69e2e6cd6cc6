/// Something on a screen: what a person sees, taps, and hears from a screen reader.
public struct Element: Hashable, Sendable, Identifiable {
  /// What an element is to a person; the raw value is the word that listings print.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case button
    case cell
    case heading
    case image
    case list
    case staticText
    case tab
    case textField
  }

  /// The name that taps and expectations use; cells count from 0, as in `post.3`.
  public var id: String
  /// The name that follows identity instead of place, as in `post#p7`.
  public var alternateID: String?
  public var role: Role
  /// What a screen reader says the element is.
  public var label: String
  /// What a screen reader says after the label, such as the content of a text field.
  public var value: String?
  /// The text that the element displays, empty where it displays a symbol or a picture.
  public var text: String
  /// The name of the symbol that the element displays.
  public var symbol: String?
  public var isEnabled: Bool
  public var isSelected: Bool
  /// Whether assistive technology passes the element over.
  public var isHidden: Bool

  public init(
    id: String,
    alternateID: String? = nil,
    role: Role,
    label: String,
    value: String? = nil,
    text: String = "",
    symbol: String? = nil,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    isHidden: Bool = false
  ) {
    self.id = id
    self.alternateID = alternateID
    self.role = role
    self.label = label
    self.value = value
    self.text = text
    self.symbol = symbol
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isHidden = isHidden
  }
}
