extension Element {
  /// The element in its place, as a layout says it: exactly, from left to right.
  func placed(
    in frame: Rect, parts: [Part] = [], clip: Rect? = nil, layer: Layer = .content
  ) -> Element {
    var element = self
    element.frame = frame
    element.parts = parts
    element.clip = clip
    element.layer = layer
    return element
  }

  /// The element with edges between pixels, mirrored where lines begin at the right, and with its hit frame.
  ///
  /// - Parameter bounds: what it stands in, and what a finger has to stay within.
  func settled(in bounds: Rect, for traits: Traits) -> Element {
    var element = self
    element.transform(traits.settled)
    let visible = element.visibleFrame
    guard isInteractive, !visible.isEmpty else {
      element.hitFrame = visible
      return element
    }
    element.hitFrame = visible.grown(
      toAtLeast: Element.minimumHitLength, within: element.clip ?? traits.settled(bounds),
      scale: traits.scale)
    return element
  }

  /// What a finger can meet.
  static let minimumHitLength = 44.0
}
