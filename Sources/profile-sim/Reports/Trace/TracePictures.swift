/// The pictures of a report, of which each piece is kept once: a drawn item wherever it stands, a layer, a whole picture.
struct TracePictures {
  private(set) var fragments = TraceTable()
  private(set) var layers = TraceTable()
  private(set) var pictures = TraceTable()
  private var last: (picture: Picture, index: Int)?

  /// Where the picture stands among all that are kept.
  mutating func index(of picture: Picture) -> Int {
    if let last, last.picture == picture { return last.index }
    let isDark = picture.isDark
    let whole = Picture.Area(x: 0, y: 0, width: picture.width, height: picture.height)
    let ground = fragment([.box(whole, Picture.Surface(fill: .background))], isDark)
    var stack: [Int] = []
    for layer in picture.layers where !layer.clip.isEmpty {
      stack.append(index(of: layer, isDark))
    }
    let overlay = fragment(picture.overlay, isDark)
    let size = "\(SVGNumber.text(picture.width)),\(SVGNumber.text(picture.height))"
    let index = pictures.index(
      of: "[\(size),\(isDark ? 1 : 0),\(ground),\(Self.array(stack)),\(overlay)]")
    last = (picture, index)
    return index
  }

  private mutating func index(of layer: Picture.Layer, _ isDark: Bool) -> Int {
    let surface = fragment(layer.surface, isDark)
    var items: [String] = []
    for item in layer.items {
      let drawing = SVGRenderer().fragment(item.atOrigin, isDark: isDark)
      let place = "\(SVGNumber.text(item.area.x)),\(SVGNumber.text(item.area.y))"
      items.append("\(fragments.index(of: JSONObject.string(drawing))),\(place)")
    }
    let clip = [layer.clip.x, layer.clip.y, layer.clip.width, layer.clip.height]
    return layers.index(
      of: "[\(clip.map(SVGNumber.text).joined(separator: ",")),\(surface),"
        + "[\(items.joined(separator: ","))]]")
  }

  private mutating func fragment(_ shapes: [Picture.Shape], _ isDark: Bool) -> Int {
    fragments.index(of: JSONObject.string(SVGRenderer().fragment(shapes, isDark: isDark)))
  }

  private static func array(_ numbers: [Int]) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }
}
