/// Draws a picture with characters, one for 6 × 12 points, for a terminal.
struct TextWireframe: PictureRenderer {
  func render(_ picture: Picture) -> String {
    PlainText.visible(picture.title) + "\n" + canvas(of: picture).text
  }

  func canvas(of picture: Picture) -> TextCanvas {
    var canvas = TextCanvas(width: picture.width, height: picture.height)
    for layer in picture.layers where !layer.clip.isEmpty {
      let clip = TextCanvas.Cells(layer.clip)
      layer.surface.forEach { canvas.draw($0, within: clip) }
      for item in layer.items {
        draw(
          item, within: item.clip.map { clip.part(in: TextCanvas.Cells($0)) } ?? clip, on: &canvas)
      }
    }
    let all = TextCanvas.Cells(
      Picture.Area(x: 0, y: 0, width: picture.width, height: picture.height))
    picture.overlay.forEach { canvas.draw($0, within: all) }
    return canvas
  }

  private func draw(
    _ item: Picture.Item, within clip: TextCanvas.Cells, on canvas: inout TextCanvas
  ) {
    let isBoxed = item.shapes.contains { shape in
      switch shape {
      case .box(let area, let surface): !TextCanvas.isLine(area) && surface.stroke != nil
      case .placeholder: true
      case .text, .symbol, .guide: false
      }
    }
    let cells = TextCanvas.Cells(item.area)
    if item.isSelected || (item.isInteractive && !isBoxed) {
      canvas.outline(cells, item.isSelected ? .heavy : .light, within: clip)
    }
    for shape in item.shapes {
      switch shape {
      case .text(let text) where item.isInteractive:
        canvas.draw(.text(text.kept(inside: item.area)), within: clip.part(in: cells.inside))
      case .box, .text, .symbol, .placeholder, .guide:
        canvas.draw(shape, within: clip, rows: cells.rows)
      }
    }
    // A surface would cover the line that says that the item is selected.
    if item.isSelected { canvas.outline(cells, .heavy, within: clip) }
  }
}

extension Picture.Text {
  /// The text a cell further to the middle if it begins, or ends, where the line around `area` is drawn.
  fileprivate func kept(inside area: Picture.Area) -> Picture.Text {
    var text = self
    switch alignment {
    case .left: text.area.x = max(text.area.x, area.x + TextCanvas.cellWidth)
    case .center: break
    case .right:
      text.area.width = min(text.area.maxX, area.maxX - TextCanvas.cellWidth) - text.area.x
    }
    return text
  }
}
