/// What of a picture a step is about: what was touched, where to, or what was looked at.
struct TraceMark: Equatable {
  enum Kind: String {
    case touch, target, look
  }

  let kind: Kind
  let area: Picture.Area
  /// It can be seen only in the picture after the step, as it was scrolled to.
  let isAfter: Bool

  var json: String {
    let numbers = [area.x, area.y, area.width, area.height].map(SVGNumber.text)
    return "[\"\(kind.rawValue)\",\(isAfter ? 1 : 0),\(numbers.joined(separator: ","))]"
  }

  /// The marks of a step, as far as what it names can be seen.
  static func marks(of command: Command, before: Picture?, after: Picture) -> [TraceMark] {
    switch command {
    case .act(.tapAt(let x, let y)):
      let point = Picture.Area(x: x.value, y: y.value, width: 0, height: 0)
      return [TraceMark(kind: .touch, area: point, isAfter: before == nil)]
    case .act(let action):
      return action.places.compactMap { kind, id in
        if let area = before?.visibleArea(of: id) {
          return TraceMark(kind: kind, area: area, isAfter: false)
        }
        return after.visibleArea(of: id).map { TraceMark(kind: kind, area: $0, isAfter: true) }
      }
    case .expect(let expectation):
      return look(at: expectation.condition, in: after)
    case .wait(.until(let question, within: _)):
      return look(at: question.condition, in: after)
    case .wait(.duration), .wait(.untilIdle), .setUp, .circumstance, .exhaustive, .bind, .include,
      .block, .otherwise, .end, .template:
      return []
    }
  }

  private static func look(at condition: Condition, in picture: Picture) -> [TraceMark] {
    guard let id = condition.elementID, let area = picture.visibleArea(of: id) else { return [] }
    return [TraceMark(kind: .look, area: area, isAfter: true)]
  }
}

extension Picture {
  /// What can be seen of an item; nil if nothing can.
  func visibleArea(of id: String) -> Area? {
    for layer in layers {
      for item in layer.items where item.id == id || item.alternateID == id {
        let inLayer = item.area.part(in: layer.clip)
        let area = item.clip.map { inLayer.part(in: $0) } ?? inLayer
        return area.isEmpty ? nil : area
      }
    }
    return nil
  }
}

extension Action {
  /// The ids of the elements that are touched.
  fileprivate var places: [(kind: TraceMark.Kind, id: String)] {
    switch self {
    case .tap(let id, times: _), .doubleTap(let id), .longPress(let id), .type(let id, _),
      .clear(let id), .scroll(let id, by: _), .scrollTo(let id), .pull(let id), .cancelDrag(let id):
      [(.touch, id.text)]
    case .drag(let id, let target):
      [(.touch, id.text), (.target, target.text)]
    case .tapAt, .back, .swipeBack, .swipeDown, .dismiss, .press, .open, .relaunch, .background,
      .foreground, .reader:
      []
    }
  }
}

extension Condition {
  /// The id of the element that is asked about, if it is one.
  fileprivate var elementID: String? {
    switch self {
    case .text(let id, _), .label(let id, _), .element(_, let id), .focus(let id): id.text
    case .route, .noRoute, .ignored, .output, .screen, .stack, .tab, .modal, .count, .refreshing,
      .idle, .alive, .announced:
      nil
    }
  }
}
