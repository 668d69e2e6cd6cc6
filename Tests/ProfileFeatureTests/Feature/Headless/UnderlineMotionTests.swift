import Signals
import Testing

@testable import ProfileFeature

@Suite struct UnderlineMotionTests {
  private func app(_ change: (inout Traits) -> Void = { _ in }) -> HeadlessApp {
    let app = HeadlessApp(.own, traits: .phone.with(change))
    app.settle()
    return app
  }

  /// From where to where the underline reaches, over both options; empty when it has a gap.
  private func line(_ app: HeadlessApp) -> String {
    var parts: [Rect] = []
    for id in ["filter.posts", "filter.tagged"] {
      guard let option = app.element(id) else { continue }
      parts += option.parts.map { $0.frame }.filter {
        $0.height == 1 && $0.maxY == option.frame.maxY
      }
    }
    parts.sort { $0.minX < $1.minX }
    guard let first = parts.first, let last = parts.last else { return "" }
    for (part, next) in zip(parts, parts.dropFirst()) where part.maxX != next.minX { return "" }
    return "\(Rect.text(first.minX))…\(Rect.text(last.maxX))"
  }

  @Test(arguments: [
    (0, "0…196.67"), (75, "49…245.67"), (150, "98.33…294.67"), (225, "147.33…344"),
    (299, "196…392.33"), (300, "196.67…393"), (1_000, "196.67…393"),
  ])
  func `moves evenly to the option's place in 0.3 seconds`(time: Int, expected: String) {
    let app = app()
    #expect(line(app) == "0…196.67")
    app.tap("filter.tagged")
    app.advance(by: .milliseconds(time))
    #expect(line(app) == expected)
    #expect(app.isIdle == (time >= 300))
  }

  @Test func `colours change at once, and taps count on the way`() {
    let app = app()
    app.tap("filter.tagged")
    func inks(_ id: String) -> Element.Part.Ink? { app.element(id)?.parts[1].ink }
    #expect(inks("filter.tagged") == .primary)
    #expect(inks("filter.posts") == .faint)
    #expect(app.element("filter.tagged")?.isSelected == true)
    #expect(app.logged { app.tap("post.0") }.last == #"push post pt1 title "Post""#)
  }

  @Test func `turns round where it is, and takes its time again`() {
    let app = app()
    app.tap("filter.tagged")
    app.advance(by: .milliseconds(150))
    app.tap("filter.posts")
    #expect(line(app) == "98.33…294.67")
    app.advance(by: .milliseconds(150))
    #expect(line(app) == "49…245.67")
    app.advance(by: .milliseconds(150))
    #expect(line(app) == "0…196.67")
    #expect(app.isIdle)
  }

  @Test func `the same option again moves nothing`() {
    let app = app()
    app.tap("filter.posts")
    #expect(app.isIdle)
    #expect(app.clock.scheduledCount == 0)
    #expect(line(app) == "0…196.67")
  }

  @Test func `is there at once where motion is reduced, also on its way`() {
    let reduced = app { $0.reducesMotion = true }
    reduced.tap("filter.tagged")
    #expect(line(reduced) == "196.67…393")
    #expect(reduced.isIdle)
    let app = app()
    app.tap("filter.tagged")
    app.traits.reducesMotion = true
    #expect(line(app) == "196.67…393")
  }

  @Test func `moves to the other side where lines begin at the right`() {
    let app = app { $0.layoutDirection = .rightToLeft }
    #expect(line(app) == "196.33…393")
    app.tap("filter.tagged")
    app.advance(by: .milliseconds(150))
    #expect(line(app) == "98.33…294.67")
    app.advance(by: .milliseconds(150))
    #expect(line(app) == "0…196.33")
  }

  @Test(arguments: LayoutPreset.allCases)
  func `comes to rest when nothing goes on any more`(preset: LayoutPreset) {
    let app = app { $0.layoutPreset = preset }
    let time = app.clock.now
    app.tap("filter.tagged")
    #expect(app.advanceUntilIdle())
    #expect(time.distance(to: app.clock.now) == .milliseconds(300))
    #expect(line(app) == "196.67…393")
    #expect(app.clock.scheduledCount == 0)
  }

  @Test func `ends with its screen`() {
    let app = app()
    app.open("profile://user/anna.codes")
    app.settle()
    app.tap("filter.tagged")
    app.swipeBack()
    #expect(app.isIdle)
    #expect(app.clock.scheduledCount == 0)
    app.tap("filter.tagged")
    app.relaunch()
    #expect(app.element("filter.posts")?.isSelected == true)
    #expect(line(app) == "0…196.67")
  }
}
