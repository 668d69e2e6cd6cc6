/// What an element is drawn of, which moves as a whole: what is scrolled is looked for more often than it is drawn, so that its parts are
/// only made anew when somebody asks for them.
struct MovableParts: Hashable, Sendable {
  private let parts: [Element.Part]
  private var dx = 0.0
  private var dy = 0.0

  init(_ parts: [Element.Part]) {
    self.parts = parts
  }

  /// The parts where they are now.
  var all: [Element.Part] {
    guard dx != 0 || dy != 0 else { return parts }
    return parts.map { part in
      var part = part
      part.frame = part.frame.moved(dx: dx, dy: dy)
      return part
    }
  }

  mutating func move(dx: Double, dy: Double) {
    self.dx += dx
    self.dy += dy
  }

  static func == (left: MovableParts, right: MovableParts) -> Bool {
    if left.dx == right.dx, left.dy == right.dy { return left.parts == right.parts }
    return left.all == right.all
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(all)
  }
}
