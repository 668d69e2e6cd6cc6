extension Picture {
  /// The picture with everything in it less wide; what is written keeps its size.
  func narrowed(by factor: Double) -> Picture {
    var picture = self
    picture.width *= factor
    picture.overlay = overlay.map { $0.narrowed(by: factor) }
    picture.layers = layers.map { layer in
      var layer = layer
      layer.clip = layer.clip.narrowed(by: factor)
      layer.surface = layer.surface.map { $0.narrowed(by: factor) }
      layer.items = layer.items.map { item in
        var item = item
        item.area = item.area.narrowed(by: factor)
        item.clip = item.clip?.narrowed(by: factor)
        item.shapes = item.shapes.map { $0.narrowed(by: factor) }
        return item
      }
      return layer
    }
    return picture
  }
}

extension Picture.Shape {
  fileprivate func narrowed(by factor: Double) -> Picture.Shape {
    switch self {
    case .box(let area, let surface): return .box(area.narrowed(by: factor), surface)
    case .text(var text):
      text.area = text.area.narrowed(by: factor)
      return .text(text)
    case .symbol(let name, let area, let tone):
      return .symbol(name, area.narrowed(by: factor), tone)
    case .placeholder(let area, let border):
      return .placeholder(area.narrowed(by: factor), border: border)
    case .guide(let area): return .guide(area.narrowed(by: factor))
    }
  }
}

extension Picture.Area {
  fileprivate func narrowed(by factor: Double) -> Picture.Area {
    Picture.Area(x: x * factor, y: y, width: width * factor, height: height)
  }
}
