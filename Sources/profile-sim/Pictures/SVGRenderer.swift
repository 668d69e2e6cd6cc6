/// Draws a picture as a wireframe in SVG, which needs no other file, font or script.
///
/// It has no ids and no style sheet, so that several can stand in one page. Only what every renderer draws alike is used; inner `svg`
/// elements cut what is inside them.
struct SVGRenderer: PictureRenderer {
  func render(_ picture: Picture) -> String {
    let palette = SVGPalette(isDark: picture.isDark)
    let size = "width=\"\(number(picture.width))\" height=\"\(number(picture.height))\""
    var drawing = SVGDrawing(palette: palette)
    drawing.open(
      #"svg xmlns="http://www.w3.org/2000/svg" \#(size) viewBox="0 0 \#(number(picture.width)) "#
        + #"\#(number(picture.height))" role="img" font-family="sans-serif""#)
    drawing.add("<title>\(XMLText.escaped(picture.title))</title>")
    drawing.add("<desc>\(XMLText.escaped(picture.description))</desc>")
    drawing.add("<rect \(size) fill=\"\(palette.color(.background))\"/>")
    for layer in picture.layers where !layer.clip.isEmpty {
      drawing.openClip(layer.clip)
      layer.surface.forEach { drawing.add($0) }
      layer.items.forEach { drawing.add($0) }
      drawing.close("svg")
    }
    picture.overlay.forEach { drawing.add($0) }
    drawing.close("svg")
    return drawing.text
  }

  /// The markup of one item, for a page that puts pictures together itself.
  func fragment(_ item: Picture.Item, isDark: Bool) -> String {
    var drawing = SVGDrawing(palette: SVGPalette(isDark: isDark))
    drawing.add(item)
    return drawing.text
  }

  func fragment(_ shapes: [Picture.Shape], isDark: Bool) -> String {
    var drawing = SVGDrawing(palette: SVGPalette(isDark: isDark))
    shapes.forEach { drawing.add($0) }
    return drawing.text
  }

  private func number(_ number: Double) -> String { SVGNumber.text(number) }
}

/// The lines of an SVG file, as far as it has come.
private struct SVGDrawing {
  let palette: SVGPalette
  private(set) var text = ""
  private var depth = 0

  init(palette: SVGPalette) {
    self.palette = palette
  }

  mutating func add(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func open(_ tag: String) {
    add("<\(tag)>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    add("</\(name)>")
  }

  /// Everything up to the end of this `svg` keeps its coordinates, and is cut at the area's edges.
  mutating func openClip(_ area: Picture.Area) {
    let box = [area.x, area.y, area.width, area.height].map(SVGNumber.text)
    open("svg \(place(area)) viewBox=\"\(box.joined(separator: " "))\" overflow=\"hidden\"")
  }

  mutating func add(_ item: Picture.Item) {
    if let clip = item.clip, clip.isEmpty { return }
    open(item.isEnabled ? "g" : #"g opacity="0.5""#)
    add("<title>\(XMLText.escaped(name(of: item)))</title>")
    if let clip = item.clip { openClip(clip) }
    if item.isSelected { add("<rect \(place(item.area)) fill=\"\(palette.selection)\"/>") }
    item.shapes.forEach { add($0) }
    addOutline(item)
    if item.clip != nil { close("svg") }
    close("g")
  }

  private func name(of item: Picture.Item) -> String {
    let states = (item.isSelected ? ", selected" : "") + (item.isEnabled ? "" : ", disabled")
    return "\(item.id) (\(item.role)\(states)): \(item.label)"
  }

  private mutating func addOutline(_ item: Picture.Item) {
    let color = item.isInteractive ? palette.interactiveOutline : palette.outline
    let dashes = item.isInteractive ? "" : #" stroke-dasharray="2 2""#
    add(
      "<rect \(place(item.area.inset(by: 0.25))) fill=\"none\" stroke=\"\(color)\" stroke-width=\"0.5\""
        + "\(dashes)/>")
  }

  mutating func add(_ shape: Picture.Shape) {
    switch shape {
    case .box(let area, let surface): addBox(area, surface)
    case .text(let text): addText(text, palette.color(text.tone))
    case .symbol(let name, let area, let tone): addSymbol(name, area, palette.color(tone))
    case .placeholder(let area, let border): addPlaceholder(area, border)
    case .guide(let area):
      add(
        "<rect \(place(area.inset(by: 0.25))) fill=\"none\" stroke=\"\(palette.guide)\" "
          + #"stroke-width="0.5" stroke-dasharray="6 4"/>"#)
    }
  }

  private mutating func addBox(_ area: Picture.Area, _ surface: Picture.Surface) {
    let isStroked = surface.stroke != nil && surface.strokeWidth > 0
    let inset = isStroked ? surface.strokeWidth / 2 : 0
    var tag = "<rect \(place(area.inset(by: inset)))"
    if surface.radius > inset { tag += " rx=\"\(SVGNumber.text(surface.radius - inset))\"" }
    tag += " fill=\"\(surface.fill.map(palette.color) ?? "none")\""
    if isStroked, let stroke = surface.stroke {
      tag += " stroke=\"\(palette.color(stroke))\""
      tag += " stroke-width=\"\(SVGNumber.text(surface.strokeWidth))\""
    }
    add(tag + "/>")
  }

  private mutating func addText(_ text: Picture.Text, _ color: String) {
    let area = text.area
    let (x, anchor) =
      switch text.alignment {
      case .left: (area.x, "start")
      case .center: (area.midX, "middle")
      case .right: (area.maxX, "end")
      }
    let size = text.font.size * fit(text)
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      // Half way down its line, letters reach from three quarters of their size above the baseline to a quarter below.
      let y = area.y + (Double(index) + 0.5) * text.font.lineHeight + 0.36 * size
      var tag = "<text x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y))\""
      tag += " font-size=\"\(SVGNumber.text(size))\""
      if text.font.weight != .regular { tag += " font-weight=\"\(text.font.weight.rawValue)\"" }
      if text.alignment != .left { tag += " text-anchor=\"\(anchor)\"" }
      add(tag + " fill=\"\(color)\" xml:space=\"preserve\">\(XMLText.escaped(line))</text>")
    }
  }

  /// How much smaller a text is drawn so that it has room in wide faces too: nobody knows which one stands for `sans-serif`.
  private func fit(_ text: Picture.Text) -> Double {
    let widest = text.width * (text.font.weight == .regular ? 1.15 : 1.25)
    // A few points more than there is room for reach no neighbour.
    return widest > text.area.width + 8 ? (text.area.width + 8) / widest : 1
  }

  private mutating func addSymbol(_ name: String, _ area: Picture.Area, _ color: String) {
    guard !name.isEmpty, !area.isEmpty else { return }
    guard let glyph = Glyph.named(name) else {
      addNamedSymbol(name, area, color)
      return
    }
    let side = min(area.width, area.height)
    let x = SVGNumber.text(area.midX - side / 2)
    let y = SVGNumber.text(area.midY - side / 2)
    let paint =
      glyph.isFilled
      ? "fill=\"\(color)\""
      : "fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\" stroke-linejoin=\"round\""
    add(
      "<path transform=\"translate(\(x) \(y)) scale(\(scale(side)))\" \(paint) d=\"\(glyph.path)\"/>"
    )
  }

  /// A factor needs more digits than a length, or large symbols miss their place.
  private func scale(_ side: Double) -> String {
    let factor = SVGNumber.text(side / 24 * 1_000).split(separator: ".")[0]
    let digits = String(repeating: "0", count: max(0, 4 - factor.count)) + factor
    return "\(digits.dropLast(3)).\(digits.suffix(3))"
  }

  /// What has no drawing is a box with its name.
  private mutating func addNamedSymbol(_ name: String, _ area: Picture.Area, _ color: String) {
    add(
      "<rect \(place(area.inset(by: 0.5))) rx=\"2\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1\"/>"
    )
    let widest = name.split(separator: ".").map(\.count).max() ?? 1
    let words = name.split(separator: ".").map(String.init)
    let size = min(
      10, area.width / (Double(widest) * 0.65), area.height / (Double(words.count) * 1.2))
    let height = Double(words.count) * size * 1.2
    let lines = Picture.Area(
      x: area.x, y: area.midY - height / 2, width: area.width, height: height)
    addText(
      Picture.Text(
        lines: words, area: lines, font: Picture.Font(size: size), alignment: .center, width: 0),
      color)
  }

  private mutating func addPlaceholder(_ area: Picture.Area, _ border: Double) {
    let edge =
      border > 0
      ? " stroke=\"\(palette.color(.secondary))\" stroke-width=\"\(SVGNumber.text(border))\"" : ""
    add("<rect \(place(area.inset(by: border / 2))) fill=\"\(palette.placeholder)\"\(edge)/>")
    let left = SVGNumber.text(area.x)
    let right = SVGNumber.text(area.maxX)
    let top = SVGNumber.text(area.y)
    let bottom = SVGNumber.text(area.maxY)
    add(
      "<path d=\"M\(left) \(top)L\(right) \(bottom)M\(right) \(top)L\(left) \(bottom)\" fill=\"none\" "
        + "stroke=\"\(palette.placeholderLine)\" stroke-width=\"1\"/>")
  }

  private func place(_ area: Picture.Area) -> String {
    "x=\"\(SVGNumber.text(area.x))\" y=\"\(SVGNumber.text(area.y))\" "
      + "width=\"\(SVGNumber.text(area.width))\" height=\"\(SVGNumber.text(area.height))\""
  }
}
