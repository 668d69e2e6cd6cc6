import Testing

@testable import profile_sim

@Suite struct TextWireframeTests {
  @Test func `draws one of everything`() {
    #expect(
      TextWireframe().render(SVGRendererTests.everything) == """
        All
        ╔═════════════════╗
        ║                 ║
        ║                 ║
        ║┏━━━━━━┓ ┄┄┄┄┄┄┄┄║
        ║┃   + a┃         ║
        ║                 ║
        ║                 ║
        ║      [   ]      ║
        ║                 ║
        ║                 ║
        ║                 ║
        ║     one         ║
        ║                 ║
        ║   three         ║
        ║                 ║
        ║                 ║
        ║┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄║
        ║                 ║
        ╚═════════════════╝

        """)
  }

  private func text(_ lines: [String], _ alignment: Picture.Alignment = .left) -> String {
    let area = Picture.Area(x: 0, y: 0, width: 48, height: 24)
    return TextWireframe().render(
      Picture(
        width: 48, height: 24, title: "", description: "",
        layers: [
          Picture.Layer(
            clip: area,
            surface: [
              .text(
                Picture.Text(
                  lines: lines, area: area, font: Picture.Font(size: 10), alignment: alignment,
                  width: 40))
            ])
        ]))
  }

  @Test func `keeps its columns whatever is written`() {
    for line in [
      "日本語日本語", "e\u{301}e\u{301}", "\u{1B}[31mred", "\u{200F}x", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "", "a very long line",
    ] {
      let rows = text([line]).split(separator: "\n").dropFirst()
      for row in rows { #expect(DisplayWidth.of(row) == 10, "\(row)") }
      #expect(!text([line]).contains("\u{1B}"))
    }
    #expect(text(["日本語日本"]).contains("║日本語… ║"))
    #expect(text(["ab"], .right).contains("║      ab║"))
    #expect(text(["ab"], .center).contains("║   ab   ║"))
  }
}
