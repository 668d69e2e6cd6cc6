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
    element.hitFrame = element.hitFrame(within: traits.settled(bounds), for: traits)
    return element
  }

  /// The element so far to the right under what cuts it, which stays where it is.
  func movedUnderClip(dx: Double, for traits: Traits) -> Element {
    var element = moved(dx: dx)
    element.clip = clip
    element.hitFrame = element.hitFrame(within: clip ?? hitFrame, for: traits)
    return element
  }

  private func hitFrame(within bounds: Rect, for traits: Traits) -> Rect {
    let visible = visibleFrame
    guard isInteractive, !visible.isEmpty else { return visible }
    return visible.grown(
      toAtLeast: Element.minimumHitLength, within: clip ?? bounds, scale: traits.scale)
  }

  /// What a finger can meet.
  static let minimumHitLength = 44.0
}
