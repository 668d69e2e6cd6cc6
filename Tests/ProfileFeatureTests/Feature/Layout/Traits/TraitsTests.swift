import Testing

@testable import ProfileFeature

@Suite struct TraitsTests {
  @Test func `a new device shows text as large as it was meant, in the adaptive preset`() {
    let traits = Traits.phone
    #expect(traits.contentSizeCategory == .large)
    #expect(traits.layoutPreset == .adaptive)
    #expect(traits.layoutDirection == nil)
    #expect(traits.direction == .leftToRight)
    #expect(traits.appearance == .light)
    #expect(!traits.reducesMotion)
    #expect(!traits.usesBoldText)
    #expect(traits.language == "en")
  }

  @Test(arguments: [
    (Device.iPodTouch, Orientation.portrait, 16.0, 288.0), (.iPhone15, .portrait, 16, 361),
    (.iPhone15ProMax, .portrait, 20, 390), (.iPhone15, .landscape, 79, 694),
    (.iPad, .portrait, 74, 672), (.iPadPro, .landscape, 347, 672),
  ])
  func `text stands within margins, and on a tablet in the middle`(
    device: Device, orientation: Orientation, x: Double, width: Double
  ) {
    let column = device.traits(in: orientation).readableColumn
    #expect(column.x == x)
    #expect(column.width == width)
  }

  @Test func `what can be read with ease grows with text`() {
    var traits = Device.iPadPro.traits(in: .landscape)
    traits.contentSizeCategory = .extraExtraLarge
    #expect(traits.readableColumn.width == 830.5, "672 × 21 / 17, in whole pixels")
    traits.contentSizeCategory = .accessibility5
    #expect(traits.readableColumn.width == 1326, "no wider than the container")
  }

  @Test(arguments: [LayoutPreset.classic, .compact])
  func `only the adaptive preset follows the size of text`(preset: LayoutPreset) {
    let traits = Traits.phone.with {
      $0.contentSizeCategory = .accessibility5
      $0.layoutPreset = preset
    }
    #expect(traits.font(.body).size == 17)
    #expect(traits.with { $0.layoutPreset = .adaptive }.font(.body).size == 53)
  }

  @Test func `bold text makes every font heavier`() {
    let traits = Traits.phone.with { $0.usesBoldText = true }
    #expect(traits.font(.body).weight == .semibold)
    #expect(traits.font(.headline).weight == .bold)
    #expect(traits.font(size: 10, weight: .bold).weight == .bold)
  }

  @Test func `the start of lines is on the right where they run to the left`() {
    let traits = Traits(
      size: Size(width: 200, height: 100), safeAreaInsets: Insets(left: 30, right: 10))
    #expect(traits.leadingInset == 30)
    #expect(traits.with { $0.layoutDirection = .rightToLeft }.leadingInset == 10)
    #expect(traits.with { $0.layoutDirection = .rightToLeft }.safeColumn.width == 160)
  }

  @Test func `settings stay when the device is turned or changed`() {
    var traits = Traits.phone
    traits.contentSizeCategory = .accessibility3
    traits.layoutPreset = .compact
    traits.layoutDirection = .rightToLeft
    traits.appearance = .dark
    traits.reducesMotion = true
    traits.usesBoldText = true
    traits.language = "x-pseudo"
    let turned = traits.on(.iPad, held: .landscape)
    #expect(turned.bounds == Device.iPad.traits(in: .landscape).bounds)
    #expect(turned.safeAreaInsets == Insets(top: 24, bottom: 20))
    #expect(turned.scale == 2)
    #expect(turned.idiom == .tablet)
    #expect(turned.on(.iPhone15, held: .portrait) == traits)
  }

  @Test(arguments: Device.all)
  func `turns on a device, and keeps what a person has set`(_ device: Device) {
    var traits = device.traits(in: .portrait)
    traits.contentSizeCategory = .accessibility2
    traits.language = "xx"
    #expect(traits.turned == traits.on(device, held: .landscape))
    #expect(traits.turned.turned == traits)
  }

  @Test func `a container of no device turns its size alone`() {
    let traits = Traits(size: Size(width: 200, height: 300), safeAreaInsets: Insets(top: 9))
    #expect(traits.turned.size == Size(width: 300, height: 200))
    #expect(traits.turned.safeAreaInsets == traits.safeAreaInsets)
  }
}
