/// Changes of where things are.
extension Picture.Item {
  func withAreas(_ change: (Picture.Area) -> Picture.Area) -> Picture.Item {
    var item = self
    item.area = change(area)
    item.clip = clip.map(change)
    item.shapes = shapes.map { $0.withArea(change) }
    return item
  }

  /// The item with its corner at the origin, as which it is equal wherever it is scrolled to.
  var atOrigin: Picture.Item {
    withAreas { part in
      Picture.Area(
        x: part.x - area.x, y: part.y - area.y, width: part.width, height: part.height)
    }
  }
}

extension Picture.Shape {
  func withArea(_ change: (Picture.Area) -> Picture.Area) -> Picture.Shape {
    switch self {
    case .box(let area, let surface): return .box(change(area), surface)
    case .text(var text):
      text.area = change(text.area)
      return .text(text)
    case .symbol(let name, let area, let tone): return .symbol(name, change(area), tone)
    case .placeholder(let area, let border): return .placeholder(change(area), border: border)
    case .guide(let area): return .guide(change(area))
    }
  }
}
