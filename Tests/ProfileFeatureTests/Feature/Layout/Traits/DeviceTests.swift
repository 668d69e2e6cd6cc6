import Testing

@testable import ProfileFeature

@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone SE", "375.0 × 667.0 @2.0", "0.0 0.0 0.0 0.0", "0.0 0.0 0.0 0.0"),
    ("iPod touch", "320.0 × 568.0 @2.0", "0.0 0.0 0.0 0.0", "0.0 0.0 0.0 0.0"),
    ("iPhone 15", "393.0 × 852.0 @3.0", "59.0 0.0 34.0 0.0", "0.0 59.0 21.0 59.0"),
    ("iPhone 15 Pro Max", "430.0 × 932.0 @3.0", "59.0 0.0 34.0 0.0", "0.0 59.0 21.0 59.0"),
    ("iPad", "820.0 × 1180.0 @2.0", "24.0 0.0 20.0 0.0", "24.0 0.0 20.0 0.0"),
    ("iPad Pro", "1024.0 × 1366.0 @2.0", "24.0 0.0 20.0 0.0", "24.0 0.0 20.0 0.0"),
  ])
  func `is built in`(name: String, size: String, portrait: String, landscape: String) throws {
    func text(_ insets: Insets) -> String {
      "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
    }
    let device = try #require(Device.named(name))
    let upright = device.traits(in: .portrait)
    #expect("\(upright.size.width) × \(upright.size.height) @\(upright.scale)" == size)
    #expect(text(upright.safeAreaInsets) == portrait)
    #expect(upright.orientation == .portrait)
    let turned = device.traits(in: .landscape)
    #expect(turned.size == upright.size.turned)
    #expect(text(turned.safeAreaInsets) == landscape)
    #expect(turned.orientation == .landscape)
    #expect(turned.idiom == (name.hasPrefix("iPad") ? .tablet : .phone))
  }

  @Test func `has a name of its own`() {
    #expect(Set(Device.all.map { $0.name }).count == 6)
    #expect(Device.named("iPhone 15") == .iPhone15)
    #expect(Device.named("Nokia 3310") == nil)
  }
}
