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

  /// What lies above what; the raw value is the order of drawing.
  public enum Layer: Int, Hashable, Sendable, CaseIterable {
    /// Moves as the screen is scrolled.
    case content
    /// Moves too, but stays under the navigation bar while its section is there.
    case pinned
    /// The navigation bar and the tab bar.
    case bar
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
  /// The name of the picture that the element displays.
  public var image: String?
  public var isEnabled: Bool
  public var isSelected: Bool
  /// Whether it is shown larger than its like.
  public var isLarge: Bool
  /// Whether assistive technology passes the element over.
  public var isHidden: Bool
  /// Where it is drawn, in the container of the screen.
  public var frame: Rect
  /// Where a finger meets it: for what takes taps at least 44 × 44 around the frame, within what it stands in.
  public var hitFrame: Rect
  /// What cuts it; `nil` where nothing does.
  public var clip: Rect?
  /// Whether it is declared to lie over others, as a spinner does.
  public var isOverlay: Bool
  /// The id of the element in which it is scrolled sideways, if it is: what cuts it there can be scrolled away from it.
  public var scroller: String?
  public var layer: Layer
  /// What it is drawn of, the lowest first.
  public var parts: [Part] {
    get { movableParts.all }
    set { movableParts = MovableParts(newValue) }
  }

  private var movableParts: MovableParts

  public init(
    id: String,
    alternateID: String? = nil,
    role: Role,
    label: String,
    value: String? = nil,
    text: String = "",
    symbol: String? = nil,
    image: String? = nil,
    isEnabled: Bool = true,
    isSelected: Bool = false,
    isLarge: Bool = false,
    isHidden: Bool = false,
    frame: Rect = .zero,
    hitFrame: Rect = .zero,
    clip: Rect? = nil,
    isOverlay: Bool = false,
    scroller: String? = nil,
    layer: Layer = .content,
    parts: [Part] = []
  ) {
    self.id = id
    self.alternateID = alternateID
    self.role = role
    self.label = label
    self.value = value
    self.text = text
    self.symbol = symbol
    self.image = image
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isLarge = isLarge
    self.isHidden = isHidden
    self.frame = frame
    self.hitFrame = hitFrame
    self.clip = clip
    self.isOverlay = isOverlay
    self.scroller = scroller
    self.layer = layer
    movableParts = MovableParts(parts)
  }

  /// The part of the frame that can be seen where something cuts it.
  public var visibleFrame: Rect {
    clip.map { frame.clamped(to: $0) } ?? frame
  }

  /// Whether a finger can do something with it, as soon as it is enabled.
  public var isInteractive: Bool {
    switch role {
    case .button, .cell, .tab, .textField: true
    case .heading, .image, .list, .staticText: false
    }
  }

  /// The element so far to the right and down, with all that belongs to it.
  consuming func moved(dx: Double = 0, dy: Double = 0) -> Element {
    frame = frame.moved(dx: dx, dy: dy)
    hitFrame = hitFrame.moved(dx: dx, dy: dy)
    clip = clip.map { $0.moved(dx: dx, dy: dy) }
    movableParts.move(dx: dx, dy: dy)
    return self
  }

  /// Changes every rectangle of the element.
  mutating func transform(_ change: (Rect) -> Rect) {
    frame = change(frame)
    hitFrame = change(hitFrame)
    clip = clip.map(change)
    parts = parts.map { part in
      var part = part
      part.frame = change(part.frame)
      return part
    }
  }
}
