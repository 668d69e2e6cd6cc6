/// Where a screen stands on a device, and the traits that it has there.
///
/// What is pushed or covers the full screen fills the device, and so does what an alert stands in the middle of. A sheet on a phone leaves 10 under the status bar,
/// but nothing in landscape, and on a tablet it is a form of 540 × 620 in the middle: the platform's figures.
struct Placement: Hashable, Sendable {
  let traits: Traits
  let origin: Point

  /// - Parameter style: that of the modal screen in whose stack the screen stands, if it stands in one.
  init(of style: Modal.Style?, on device: Traits) {
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
      traits.size = Size(
        width: min(540, device.size.width), height: min(620, device.size.height))
      traits.safeAreaInsets = .zero
      origin = Point(
        x: (device.size.width - traits.size.width) / 2,
        y: (device.size.height - traits.size.height) / 2)
    }
    self.traits = traits
    self.origin = origin
  }
}
