/// Something in a picture that can be chosen and tapped.
struct PictureTarget: Equatable {
  let id: String
  let role: String
  let label: String
  /// What can be seen of it, in points.
  let area: Picture.Area

  enum Direction {
    case up, down, left, right
  }

  /// The nearest of the others that lies in a direction; what lies straight ahead is nearer than what lies aside.
  func nearest(_ direction: Direction, among targets: [PictureTarget]) -> PictureTarget? {
    var best: (target: PictureTarget, distance: Double)?
    for target in targets where target.id != id {
      guard let distance = distance(direction, to: target.area) else { continue }
      if let best, best.distance <= distance { continue }
      best = (target, distance)
    }
    return best?.target
  }

  private func distance(_ direction: Direction, to other: Picture.Area) -> Double? {
    let right = other.midX - area.midX
    let down = other.midY - area.midY
    let (ahead, gap, aside): (Double, Double, Double) =
      switch direction {
      case .up: (-down, area.horizontalGap(to: other), abs(right))
      case .down: (down, area.horizontalGap(to: other), abs(right))
      case .left: (-right, area.verticalGap(to: other), abs(down))
      case .right: (right, area.verticalGap(to: other), abs(down))
      }
    // What is hardly ahead at all lies beside.
    guard ahead > 1 else { return nil }
    return ahead + 4 * gap + aside / 10
  }
}

extension Picture {
  /// What can be chosen, row by row.
  var targets: [PictureTarget] {
    let targets = layers.flatMap { layer in
      layer.items.filter(\.isInteractive).compactMap { item -> PictureTarget? in
        let area = item.area.part(in: layer.clip)
        let visible = item.clip.map { area.part(in: $0) } ?? area
        guard !visible.isEmpty else { return nil }
        return PictureTarget(id: item.id, role: item.role, label: item.label, area: visible)
      }
    }
    return targets.sorted { ($0.area.y, $0.area.x) < ($1.area.y, $1.area.x) }
  }
}

extension Picture.Area {
  func part(in other: Picture.Area) -> Picture.Area {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Picture.Area(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func contains(x: Double, y: Double) -> Bool {
    self.x <= x && x < maxX && self.y <= y && y < maxY
  }

  fileprivate func horizontalGap(to other: Picture.Area) -> Double {
    max(0, max(x, other.x) - min(maxX, other.maxX))
  }

  fileprivate func verticalGap(to other: Picture.Area) -> Double {
    max(0, max(y, other.y) - min(maxY, other.maxY))
  }
}
