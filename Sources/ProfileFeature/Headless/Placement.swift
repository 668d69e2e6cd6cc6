/// Where a screen stands on a device, and the traits that it has there.
///
/// What is pushed or covers the full screen fills the device, and so does what an alert stands in the middle of. A sheet on a phone leaves 10 under the status bar,
/// but nothing in landscape, and on a tablet it is a form of 540 × 620 in the middle: the platform's figures. What has an anchor there stands beside it
/// instead, 375 × 500 at most: under it, or above it where there is more room.
struct Placement: Hashable, Sendable {
  let traits: Traits
  let origin: Point

  /// - Parameters:
  ///   - style: that of the modal screen in whose stack the screen stands, if it stands in one.
  ///   - anchor: what presented it, if a sheet is to point at that on a tablet.
  init(of style: Modal.Style?, on device: Traits, anchor: Rect? = nil) {
    var traits = device
    var origin = Point.zero
    switch (style, device.idiom) {
    case (nil, _), (.fullScreen, _), (.alert, _):
      break
    case (.sheet, .phone):
      if !device.isPhoneLandscape {
        origin.y = device.safeAreaInsets.top + 10
        traits.size.height -= origin.y
        traits.safeAreaInsets.top = 0
      }
    case (.sheet, .tablet):
      let size = Size(
        width: min(540, device.size.width), height: min(620, device.size.height))
      let form = Rect(
        x: (device.size.width - size.width) / 2, y: (device.size.height - size.height) / 2,
        width: size.width, height: size.height)
      let frame = anchor.map { Placement.frame(beside: $0, on: device) } ?? form
      traits.size = frame.size
      traits.safeAreaInsets = .zero
      origin = frame.origin
    }
    self.traits = traits
    self.origin = origin
  }
}

extension Placement {
  /// The room for a sheet that points at something: under it, or above it if there is more.
  private static func frame(beside anchor: Rect, on device: Traits) -> Rect {
    let safe = device.bounds.inset(by: device.safeAreaInsets)
      .inset(by: Insets(top: 10, left: 10, bottom: 10, right: 10))
    // An arrow of 10 joins the two.
    let above = anchor.minY - 10 - safe.minY
    let below = safe.maxY - anchor.maxY - 10
    let isBelow = below >= min(above, 500)
    let size = Size(
      width: min(375, safe.width), height: max(0, min(500, isBelow ? below : above)))
    return Rect(
      origin: Point(
        x: max(safe.minX, min(anchor.midX - size.width / 2, safe.maxX - size.width)),
        y: isBelow ? anchor.maxY + 10 : anchor.minY - 10 - size.height),
      size: size
    ).roundedToPixels(at: device.scale)
  }
}
