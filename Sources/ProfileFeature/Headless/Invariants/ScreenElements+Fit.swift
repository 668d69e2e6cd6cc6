/// What the adaptive preset promises besides.
extension ScreenElements {
  /// The bars that stay in sight may cover what is scrolled, so all is looked at before that.
  var overlappingElements: String? {
    // A list stands around its cells, and what is declared to may cover.
    let shown = restingSample.filter {
      $0.role != .list && !$0.isOverlay && !$0.visibleFrame.isEmpty
    }
    for (index, element) in shown.enumerated() {
      let frame = element.visibleFrame.grown(by: -ScreenElements.tolerance)
      // The tab bar lies over what has not been scrolled clear of it.
      for other in shown.dropFirst(index + 1)
      where element.isTab == other.isTab && frame.overlaps(other.visibleFrame) {
        return "\(element.id) and \(other.id) overlap"
      }
    }
    return nil
  }

  func cutElement(_ measurer: any TextMeasurer) -> String? {
    // A pixel can be lost when edges are rounded.
    let pixel = 1 / traits.scale + ScreenElements.tolerance
    for element in restingSample where element.layer != .bar {
      // What is cut in a line can be scrolled along.
      guard element.clip == nil || element.scroller != nil else { return "\(element.id) is cut" }
      var shown = ""
      for part in element.parts {
        guard element.frame.grown(by: pixel).contains(part.frame) else {
          return "a part of \(element.id) reaches out of it"
        }
        guard case .text(let lines, let font, _) = part.content else { continue }
        guard Double(lines.count) * font.lineHeight <= part.frame.height + pixel else {
          return "the lines of \(element.id) are higher than their place"
        }
        for line in lines {
          let width = measurer.measure(line, font: font, width: .infinity, lineLimit: 1).size.width
          // A single character may be wider than there is room.
          guard width <= part.frame.width + pixel || line.count == 1 else {
            return "a line of \(element.id) is wider than its place"
          }
          shown += line
        }
      }
      // A field shows its name above its text.
      let expected = element.role == .textField ? element.label + element.text : element.text
      guard ScreenElements.bare(shown) == ScreenElements.bare(expected) else {
        return "\(element.id) does not show all of its text"
      }
    }
    return nil
  }

  var elementUnderNotch: String? {
    let safe = bounds.inset(by: traits.safeAreaInsets).grownByTolerance
    for element in restingSample where !element.visibleFrame.isEmpty {
      let frame = element.visibleFrame
      guard frame.minX >= safe.minX, frame.maxX <= safe.maxX, frame.minY >= safe.minY else {
        return "\(element.id) leaves the safe area"
      }
    }
    return nil
  }

  private static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
