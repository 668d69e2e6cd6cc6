/// The element that every sheet has.
enum SheetElement: String, ScreenElement {
  case grabber = "sheet.grabber"

  var role: Element.Role {
    switch self {
    case .grabber: .button
    }
  }

  func label(in words: Words) -> String {
    switch self {
    case .grabber: words[.sheetGrabber]
    }
  }

  /// A bar of 36 × 5, 5 below the upper edge, as on the platform; it lies over what the sheet has there.
  static func grabber(in layout: ScreenLayout) -> Element {
    let traits = layout.traits
    let frame = Rect(
      x: (traits.size.width - 36) / 2, y: traits.safeAreaInsets.top + 5, width: 36, height: 5)
    var element = SheetElement.grabber.element(layout.words).placed(
      in: frame,
      parts: [
        Element.Part(.box(border: 0, radius: 2.5, isFilled: true), in: frame, ink: .secondary)
      ],
      layer: .bar)
    element.isOverlay = true
    return element
  }
}
