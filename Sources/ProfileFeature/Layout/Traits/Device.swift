/// A device, as far as layout can tell one from another.
///
///     Device.iPhone15.traits(in: .landscape).size  // 852 × 393
public struct Device: Hashable, Sendable {
  /// What scripts call it.
  public var name: String
  public var idiom: Idiom
  /// In portrait.
  public var size: Size
  /// How many pixels make a point.
  public var scale: Double
  public var portraitInsets: Insets
  public var landscapeInsets: Insets

  public init(
    name: String, idiom: Idiom, size: Size, scale: Double, portraitInsets: Insets = .zero,
    landscapeInsets: Insets = .zero
  ) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.portraitInsets = portraitInsets
    self.landscapeInsets = landscapeInsets
  }

  /// The traits of a screen that fills the device, with everything else as a new device has it.
  public func traits(in orientation: Orientation) -> Traits {
    switch orientation {
    case .portrait:
      Traits(size: size, safeAreaInsets: portraitInsets, scale: scale, idiom: idiom)
    case .landscape:
      Traits(size: size.turned, safeAreaInsets: landscapeInsets, scale: scale, idiom: idiom)
    }
  }

  /// The built-in devices, the smallest first.
  public static let all = [iPodTouch, iPhoneSE, iPhone15, iPhone15ProMax, iPad, iPadPro]

  /// The built-in device of this name, or `nil`.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  public static let iPodTouch = Device(
    name: "iPod touch", idiom: .phone, size: Size(width: 320, height: 568), scale: 2)

  public static let iPhoneSE = Device(
    name: "iPhone SE", idiom: .phone, size: Size(width: 375, height: 667), scale: 2)

  public static let iPhone15 = Device(
    name: "iPhone 15", idiom: .phone, size: Size(width: 393, height: 852), scale: 3,
    portraitInsets: islandPortrait, landscapeInsets: islandLandscape)

  public static let iPhone15ProMax = Device(
    name: "iPhone 15 Pro Max", idiom: .phone, size: Size(width: 430, height: 932), scale: 3,
    portraitInsets: islandPortrait, landscapeInsets: islandLandscape)

  public static let iPad = Device(
    name: "iPad", idiom: .tablet, size: Size(width: 820, height: 1180), scale: 2,
    portraitInsets: tabletInsets, landscapeInsets: tabletInsets)

  public static let iPadPro = Device(
    name: "iPad Pro", idiom: .tablet, size: Size(width: 1024, height: 1366), scale: 2,
    portraitInsets: tabletInsets, landscapeInsets: tabletInsets)

  private static let islandPortrait = Insets(top: 59, bottom: 34)
  private static let islandLandscape = Insets(left: 59, bottom: 21, right: 59)
  private static let tabletInsets = Insets(top: 24, bottom: 20)
}
