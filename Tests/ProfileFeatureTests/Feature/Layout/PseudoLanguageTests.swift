import Testing

@testable import ProfileFeature

/// Every screen in the pseudo-language on every device: longer words, and lines from the right.
@Suite struct PseudoLanguageTests {
  @Test(arguments: ElementCatalog.screens)
  func `nothing is cut, nothing overlaps, and all of it can be reached`(screen: String) throws {
    let measurer = TableTextMeasurer()
    let app = try #require(ElementCatalogTests().apps(showing: screen).first)
    app.traits.language = "x-pseudo"
    for device in Device.all {
      for orientation in Orientation.allCases {
        for size in [ContentSizeCategory.large, .extraExtraExtraLarge, .accessibility5] {
          app.traits = app.traits.on(device, held: orientation)
          app.traits.contentSizeCategory = size
          let place = "\(screen) \(device.name) \(orientation.rawValue) \(size.rawValue)"
          let elements = app.screenElements
          let pixel = 1 / elements.traits.scale + 0.001
          let shown = elements.filter {
            $0.role != .list && !$0.isOverlay && $0.layer != .bar && $0.scroller == nil
          }
          for (index, element) in shown.enumerated() {
            for part in element.parts {
              guard case .text(let lines, let font, _) = part.content else { continue }
              #expect(
                element.frame.inset(by: -pixel).contains(part.frame), "\(place) \(element.id)")
              for line in lines {
                #expect(
                  measurer.width(of: line, font: font) <= part.frame.width + pixel
                    || line.count == 1, "\(place) \(element.id): \(line)")
              }
            }
            for other in shown.dropFirst(index + 1) {
              #expect(
                !element.frame.inset(by: 0.001).overlaps(other.frame),
                "\(place) \(element.id) \(other.id)")
            }
            if element.isInteractive {
              let scrolled = elements.showing(element)
              let moved = try #require(scrolled.element(element.id))
              #expect(!scrolled.touchablePart(of: moved).isEmpty, "\(place) \(element.id)")
            }
          }
        }
      }
    }
  }
}
