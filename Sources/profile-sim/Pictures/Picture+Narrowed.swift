extension Picture {
  /// The picture with everything in it less wide; what is written keeps its size.
  func narrowed(by factor: Double) -> Picture {
    func narrowed(_ area: Area) -> Area {
      Area(x: area.x * factor, y: area.y, width: area.width * factor, height: area.height)
    }
    var picture = self
    picture.width *= factor
    picture.overlay = overlay.map { $0.withArea(narrowed) }
    picture.layers = layers.map { layer in
      var layer = layer
      layer.clip = narrowed(layer.clip)
      layer.surface = layer.surface.map { $0.withArea(narrowed) }
      layer.items = layer.items.map { $0.withAreas(narrowed) }
      return layer
    }
    return picture
  }
}
