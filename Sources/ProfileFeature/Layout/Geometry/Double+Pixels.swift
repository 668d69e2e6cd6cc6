extension Double {
  /// The nearest edge between device pixels.
  ///
  /// Half a pixel goes up on both sides of zero, so that a shape keeps its size wherever it is scrolled to.
  func roundedToPixel(at scale: Double) -> Double {
    (self * scale + 0.5).rounded(.down) / scale
  }

  /// The nearest edge between device pixels that is not less.
  ///
  /// What is a whole number of pixels but for an error of arithmetic stays that number.
  func roundedUpToPixel(at scale: Double) -> Double {
    (self * scale - 0.000_001).rounded(.up) / scale
  }

  /// The nearest edge between device pixels that is not greater.
  func roundedDownToPixel(at scale: Double) -> Double {
    (self * scale + 0.000_001).rounded(.down) / scale
  }
}
