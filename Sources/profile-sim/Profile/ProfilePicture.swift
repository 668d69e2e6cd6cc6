import ProfileFeature

/// Pictures of screens: what of the feature's elements can be seen, and what the device adds.
extension Picture {
  /// - Parameter device: The traits of the whole device, on which the screen may be a sheet.
  init(of elements: ScreenElements, on device: Traits, title: String) {
    let container = Area(elements.bounds)
    let whole = Area(x: 0, y: 0, width: device.size.width, height: device.size.height)
    let visible = elements.visible
    func items(_ layer: Element.Layer) -> [Item] {
      // What a list is busy with lies over its cells.
      let elementsOfLayer = visible.filter { $0.layer == layer }
      let inOrder =
        elementsOfLayer.filter { $0.role != .list } + elementsOfLayer.filter { $0.role == .list }
      return inOrder.map { Item($0, elements.traits) }
    }
    let window = Area(elements.window)
    func bar(_ area: Area, hairline y: Double, _ holds: (Item) -> Bool) -> Layer {
      let hairline = Area(x: area.x, y: y, width: area.width, height: 0.5)
      return Layer(
        clip: area,
        surface: [.box(area, Surface(fill: .bar)), .box(hairline, Surface(fill: .faint))],
        items: items(.bar).filter(holds))
    }

    var layers: [Layer] = []
    if container != whole {
      layers.append(Layer(clip: whole, surface: [.box(whole, Surface(fill: .shade))]))
      layers.append(
        Layer(
          clip: whole,
          surface: [.box(container, Surface(fill: .background, stroke: .secondary, strokeWidth: 1))]
        )
      )
    }
    layers.append(Layer(clip: window, items: items(.content)))
    if let pinned = elements.pinnedFrame {
      layers.append(
        Layer(
          clip: window, surface: [.box(Area(pinned), Surface(fill: .background))],
          items: items(.pinned)))
    }
    let navigationBar = Area(elements.barFrame)
    layers.append(
      bar(navigationBar, hairline: navigationBar.maxY - 0.5) { $0.area.y < window.maxY })
    let tabBar = Area(elements.tabBarFrame)
    if tabBar.height > 0 {
      layers.append(bar(tabBar, hairline: tabBar.y) { $0.area.y >= window.maxY })
    }
    self.init(
      width: whole.width, height: whole.height, title: title,
      description: Self.description(of: visible, on: device),
      isDark: device.appearance == .dark, layers: layers, overlay: Self.overlay(of: device, whole))
  }

  /// The edge of the safe area, and the home indicator where there is one.
  private static func overlay(of device: Traits, _ whole: Area) -> [Shape] {
    let insets = device.safeAreaInsets
    guard insets != .zero else { return [] }
    let safe = Area(
      x: insets.left, y: insets.top, width: whole.width - insets.left - insets.right,
      height: whole.height - insets.top - insets.bottom)
    guard insets.bottom > 0 else { return [.guide(safe)] }
    let length = (min(whole.width, whole.height) * 0.36).rounded()
    let indicator = Area(x: whole.midX - length / 2, y: whole.height - 13, width: length, height: 5)
    return [.guide(safe), .box(indicator, Surface(fill: .primary, radius: 2.5))]
  }

  /// How the device is held and set, and everything that a screen reader would find, in its order.
  private static func description(of visible: [Element], on device: Traits) -> String {
    let size = [device.size.width, device.size.height].map(SVGNumber.text).joined(separator: " × ")
    let display =
      "\(size) points, \(device.orientation.rawValue), text size "
      + "\(device.contentSizeCategory.rawValue), \(device.layoutPreset.rawValue) layout, "
      + "\(device.appearance.rawValue)."
    let things = visible.filter { !$0.isHidden && $0.role != .list }.map { element in
      var words = [element.label, word(for: element.role)]
      if let value = element.value { words.insert(value, at: 1) }
      if element.isSelected { words.append("selected") }
      if !element.isEnabled { words.append("disabled") }
      return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return things.isEmpty ? display : display + " " + things.joined(separator: "; ") + "."
  }

  private static func word(for role: Element.Role) -> String {
    switch role {
    case .staticText: "text"
    case .textField: "text field"
    case .button, .cell, .heading, .image, .list, .tab: role.rawValue
    }
  }
}

extension Picture.Item {
  fileprivate init(_ element: Element, _ traits: Traits) {
    let parts = element.parts.map { Picture.Shape($0, of: element, traits) }
    self.init(
      id: element.id, alternateID: element.alternateID, role: element.role.rawValue,
      label: element.label, area: Picture.Area(element.frame),
      clip: element.clip.map { Picture.Area($0) },
      isInteractive: element.isInteractive, isSelected: element.isSelected,
      isEnabled: element.isEnabled, shapes: parts + Self.label(of: element))
  }

  /// What stands for the content of an element that shows neither text nor a symbol.
  private static func label(of element: Element) -> [Picture.Shape] {
    let isSilent = element.parts.allSatisfy { part in
      switch part.content {
      case .text, .symbol: false
      case .box: true
      }
    }
    let words =
      switch element.role {
      // A list is shown by its cells; only what it is busy with cannot be seen otherwise.
      case .list: element.value ?? ""
      case .button, .cell, .heading, .image, .staticText, .tab, .textField: element.label
      }
    guard isSilent, !words.isEmpty else { return [] }
    let frame = Picture.Area(element.frame)
    let room = frame.inset(by: 6)
    let font = Picture.Font(size: 12)
    let lineLimit = min(4, Int(room.height / font.lineHeight))
    guard lineLimit > 0 else { return [] }
    let text = TableTextMeasurer()
      .measure(words, font: Font(size: font.size), width: room.width, lineLimit: lineLimit)
    let height = Double(text.lines.count) * font.lineHeight
    let top = element.role == .list ? room.y : frame.midY - height / 2
    let area = Picture.Area(x: room.x, y: top, width: room.width, height: height)
    return [
      .text(
        Picture.Text(
          lines: text.lines, area: area, font: font, alignment: .center, tone: .secondary,
          width: text.size.width))
    ]
  }
}

extension Picture.Shape {
  fileprivate init(_ part: Element.Part, of element: Element, _ traits: Traits) {
    let area = Picture.Area(part.frame)
    switch part.content {
    case .text(let lines, let font, let alignment):
      let measurer = TableTextMeasurer()
      let widths = lines.map { line in
        measurer.measure(line, font: font, width: .infinity, lineLimit: 1).size.width
      }
      self = .text(
        Picture.Text(
          lines: lines, area: area, font: Picture.Font(font),
          alignment: Picture.Alignment(alignment, traits.direction),
          tone: Picture.Tone(part.ink), width: widths.max() ?? 0))
    case .symbol(let name):
      self = .symbol(name, area, Picture.Tone(part.ink))
    case .box(let border, let radius, let isFilled):
      // Cells and pictures are drawn as surfaces in full ink; the picture itself is nowhere.
      if isFilled, part.ink == .primary, element.role == .cell || element.role == .image {
        self = .placeholder(area, border: border)
        return
      }
      let tone = Picture.Tone(part.ink)
      self = .box(
        area,
        Picture.Surface(
          fill: isFilled ? tone : nil, stroke: border > 0 ? tone : nil, strokeWidth: border,
          radius: radius))
    }
  }
}

extension Picture.Area {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Picture.Font {
  fileprivate init(_ font: Font) {
    let weight: Picture.Weight =
      switch font.weight {
      case .regular: .regular
      case .semibold: .semibold
      case .bold: .bold
      }
    self.init(size: font.size, weight: weight)
  }
}

extension Picture.Alignment {
  fileprivate init(_ alignment: Element.Part.Alignment, _ direction: LayoutDirection) {
    switch (alignment, direction) {
    case (.center, _): self = .center
    case (.leading, .leftToRight): self = .left
    case (.leading, .rightToLeft): self = .right
    }
  }
}

extension Picture.Tone {
  fileprivate init(_ ink: Element.Part.Ink) {
    switch ink {
    case .primary: self = .primary
    case .secondary: self = .secondary
    case .faint: self = .faint
    case .accent: self = .accent
    case .onAccent: self = .onAccent
    }
  }
}
