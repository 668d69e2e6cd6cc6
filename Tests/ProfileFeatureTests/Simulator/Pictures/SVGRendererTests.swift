import Testing

@testable import profile_sim

@Suite struct SVGRendererTests {
  /// A screen with one of everything.
  static let everything = Picture(
    width: 100, height: 200, title: "All", description: "One of everything", isDark: true,
    layers: [
      Picture.Layer(
        clip: Picture.Area(x: 0, y: 20, width: 100, height: 180),
        surface: [
          .box(
            Picture.Area(x: 0, y: 20, width: 100, height: 20), Picture.Surface(fill: .bar))
        ],
        items: [
          Picture.Item(
            id: "a", role: "tab", label: "A",
            area: Picture.Area(x: 0, y: 20, width: 50, height: 44),
            clip: Picture.Area(x: 0, y: 20, width: 50, height: 30), isInteractive: true,
            isSelected: true, isEnabled: false,
            shapes: [
              .box(
                Picture.Area(x: 0, y: 20, width: 50, height: 44),
                Picture.Surface(stroke: .accent, strokeWidth: 1, radius: 4)),
              .symbol("plus", Picture.Area(x: 13, y: 30, width: 24, height: 24), .primary),
              .symbol("a.b", Picture.Area(x: 40, y: 30, width: 13, height: 24), .faint),
            ]),
          Picture.Item(
            id: "b", role: "cell", label: "B",
            area: Picture.Area(x: 100 / 3, y: 70, width: 100 / 3, height: 30),
            shapes: [
              .placeholder(
                Picture.Area(x: 100 / 3, y: 70, width: 100 / 3, height: 30), border: 0.5),
              .text(
                Picture.Text(
                  lines: ["one", "", "three"],
                  area: Picture.Area(x: 10, y: 120, width: 40, height: 36),
                  font: Picture.Font(size: 10), alignment: .right, width: 60)),
            ]),
        ]),
      Picture.Layer(clip: Picture.Area(x: 0, y: 0, width: 100, height: 0)),
    ],
    overlay: [.guide(Picture.Area(x: 0, y: 20, width: 100, height: 170))])

  @Test func `draws one of everything`() {
    #expect(
      SVGRenderer().render(Self.everything) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="200" viewBox="0 0 100 200" role="img" font-family="sans-serif">
          <title>All</title>
          <desc>One of everything</desc>
          <rect width="100" height="200" fill="#000000"/>
          <svg x="0" y="20" width="100" height="180" viewBox="0 20 100 180" overflow="hidden">
            <rect x="0" y="20" width="100" height="20" fill="#1c1c1e"/>
            <g opacity="0.5">
              <title>a (tab, selected, disabled): A</title>
              <svg x="0" y="20" width="50" height="30" viewBox="0 20 50 30" overflow="hidden">
                <rect x="0" y="20" width="50" height="44" fill="#16324f"/>
                <rect x="0.5" y="20.5" width="49" height="43" rx="3.5" fill="none" stroke="#4c9dff" stroke-width="1"/>
                <path transform="translate(13 30) scale(1.000)" fill="none" stroke="#f5f5f7" stroke-width="1.5" stroke-linejoin="round" d="M12 4V20M4 12H20"/>
                <rect x="40.5" y="30.5" width="12" height="23" rx="2" fill="none" stroke="#48484c" stroke-width="1"/>
                <text x="46.5" y="39.6" font-size="10" text-anchor="middle" fill="#48484c" xml:space="preserve">a</text>
                <text x="46.5" y="51.6" font-size="10" text-anchor="middle" fill="#48484c" xml:space="preserve">b</text>
                <rect x="0.25" y="20.25" width="49.5" height="43.5" fill="none" stroke="#2f5f99" stroke-width="0.5"/>
              </svg>
            </g>
            <g>
              <title>b (cell): B</title>
              <rect x="33.58" y="70.25" width="32.83" height="29.5" fill="#26262a" stroke="#a6a6ad" stroke-width="0.5"/>
              <path d="M33.33 70L66.67 100M66.67 70L33.33 100" fill="none" stroke="#3a3a40" stroke-width="1"/>
              <text x="50" y="128.5" font-size="6.96" text-anchor="end" fill="#f5f5f7" xml:space="preserve">one</text>
              <text x="50" y="152.5" font-size="6.96" text-anchor="end" fill="#f5f5f7" xml:space="preserve">three</text>
              <rect x="33.58" y="70.25" width="32.83" height="29.5" fill="none" stroke="#4a4a50" stroke-width="0.5" stroke-dasharray="2 2"/>
            </g>
          </svg>
          <rect x="0.25" y="20.25" width="99.5" height="169.5" fill="none" stroke="#b06a9a" stroke-width="0.5" stroke-dasharray="6 4"/>
        </svg>

        """)
  }

  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (0.005, "0.01"), (1.5, "1.5"), (1.05, "1.05"), (-2.25, "-2.25"),
    (130.666_666, "130.67"), (99.999, "100"), (.nan, "0"), (.infinity, "1000000000"),
    (-.infinity, "-1000000000"),
  ])
  func `writes numbers with at most two decimals`(_ number: Double, _ text: String) {
    #expect(SVGNumber.text(number) == text)
  }

  @Test func `escapes every text`() throws {
    var evil = (0...0x2FF).compactMap(Unicode.Scalar.init).map(String.init).joined()
    evil +=
      "]]>&amp;<script>\u{202E}\u{2028}\u{FEFF}\u{FFFE}\u{FFFF}\u{1F468}\u{200D}\u{1F469}e\u{301}"
    let area = Picture.Area(x: 0, y: 0, width: 10, height: 10)
    let picture = Picture(
      width: 10, height: 10, title: evil, description: evil,
      layers: [
        Picture.Layer(
          clip: area,
          items: [
            Picture.Item(
              id: evil, role: evil, label: evil, area: area,
              shapes: [
                .text(
                  Picture.Text(lines: [evil], area: area, font: Picture.Font(size: 5), width: 5)),
                .symbol(evil, area, .primary),
              ])
          ])
      ])
    let document = try WellFormedXML(SVGRenderer().render(picture))
    let shown = XMLText.escaped(evil)
    #expect(!shown.contains("<"))
    #expect(document.texts["title"]?.first?.contains("]]>&amp;<script>") == true)
    #expect(document.texts["text"]?.first?.hasSuffix("e\u{301}") == true)
  }
}
