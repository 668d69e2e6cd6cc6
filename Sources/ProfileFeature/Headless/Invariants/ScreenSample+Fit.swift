/// What the adaptive preset promises besides.
extension ScreenSample {
  /// The bars that stay in sight may cover what is scrolled, so all is looked at before that.
  var overlappingElements: String? {
    // A list stands around its cells, and what is declared to may cover.
    let shown = resting.filter {
      $0.role != .list && !$0.isOverlay && !$0.visibleFrame.isEmpty
    }
    let frames = shown.map { (frame: $0.visibleFrame, isTab: $0.isTab) }
    for index in frames.indices {
      let frame = frames[index].frame.grown(by: -ScreenSample.tolerance)
      // The tab bar lies over what has not been scrolled clear of it.
      for other in frames.indices.dropFirst(index + 1)
      where frames[index].isTab == frames[other].isTab && frame.overlaps(frames[other].frame) {
        return "\(shown[index].id) and \(shown[other].id) overlap"
      }
    }
    return nil
  }

  var cutElement: String? {
    // A pixel can be lost when edges are rounded.
    let pixel = 1 / elements.traits.scale + ScreenSample.tolerance
    for element in resting where element.layer != .bar {
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
      guard ScreenSample.isSame(shown, as: expected) else {
        return "\(element.id) does not show all of its text"
      }
    }
    return nil
  }

  var elementUnderNotch: String? {
    let safe = elements.bounds.inset(by: elements.traits.safeAreaInsets).grownByTolerance
    for element in resting where !element.visibleFrame.isEmpty {
      let frame = element.visibleFrame
      guard frame.minX >= safe.minX, frame.maxX <= safe.maxX, frame.minY >= safe.minY else {
        return "\(element.id) leaves the safe area"
      }
    }
    return nil
  }

  /// Whether two texts are equal but for the blanks, some of which are lost where lines end.
  private static func isSame(_ left: String, as right: String) -> Bool {
    func bare(_ text: String) -> some Sequence<Unicode.Scalar> {
      text.unicodeScalars.lazy.filter { scalar in
        scalar.isASCII
          ? !(scalar == " " || (0x9...0xD).contains(scalar.value))
          : !scalar.properties.isWhitespace
      }
    }
    return bare(left).elementsEqual(bare(right))
  }
}
