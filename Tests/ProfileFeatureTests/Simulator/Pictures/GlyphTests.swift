import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct GlyphTests {
  /// The symbols of a screen, by the links and taps that lead to it.
  private func symbols(_ lead: (HeadlessApp) -> Void) -> [String] {
    let app = HeadlessApp(.own)
    #expect(app.advanceUntilIdle())
    lead(app)
    #expect(app.advanceUntilIdle())
    return app.elements.compactMap(\.symbol)
  }

  @Test func `has a drawing and a narrow character for each symbol`() {
    let symbols =
      symbols { _ in } + symbols { $0.tap("nav.menu") } + symbols { $0.tap("header.avatar") }
      + symbols { $0.tap("post.0") } + symbols { $0.open("profile://followers") }
      + symbols { $0.open("profile://user/mika.draws") }
    #expect(symbols.count > 20)
    for symbol in symbols {
      let glyph = Glyph.named(symbol)
      #expect(glyph != nil, "\(symbol)")
      #expect(glyph.map { DisplayWidth.of($0.character) } == 1, "\(symbol)")
    }
  }
}
