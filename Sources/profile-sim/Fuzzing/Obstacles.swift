/// What keeps everything from coming to its end, however long one waits: a finger that has hold of a screen, a service that
/// keeps its replies back.
struct Obstacles {
  private var isFingerDown = false
  private(set) var heldServices: [Word] = []

  /// The steps that remove them.
  var removal: [Command] {
    let letGo: [Command] = isFingerDown ? [.act(.swipeBack(.cancel))] : []
    return letGo + heldServices.map { .circumstance(.release($0, number: nil)) }
  }

  /// Whether the step can be done now, which is what must hold of it before it is.
  func allows(_ step: Command) -> Bool {
    step != .wait(.untilIdle) || removal.isEmpty
  }

  /// Notes a step that is done.
  mutating func note(_ step: Command) {
    switch step {
    case .act(.swipeBack(.begin)): isFingerDown = true
    case .act(.swipeBack(.cancel)), .act(.swipeBack(.finish)), .act(.relaunch):
      isFingerDown = false
    case .circumstance(.hold(let service)):
      if !heldServices.contains(service) { heldServices.append(service) }
    case .circumstance(.release(let service, number: nil)):
      heldServices.removeAll { $0 == service }
    case .circumstance, .act, .wait, .setUp, .exhaustive, .expect, .bind, .include, .block,
      .otherwise, .end, .template:
      break
    }
  }
}
