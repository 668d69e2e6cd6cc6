/// What could stand in the place of a step if it need not be just this one; the simplest first, and none twice on the way down.
enum SimplerSteps {
  static func all(than step: Command) -> [Command] {
    switch step {
    case .act(let action): actions(than: action).map { .act($0) }
    case .wait(.duration(let duration)): durations(below: duration).map { .wait(.duration($0)) }
    case .circumstance(.fail(let service, times: nil)):
      [.circumstance(.fail(service, times: 1))]
    case .circumstance(.release(let service, let number?)) where number > 1:
      [.circumstance(.release(service, number: 1))]
    case .circumstance, .wait, .setUp, .exhaustive, .expect, .bind, .include, .block, .otherwise,
      .end, .template:
      []
    }
  }

  private static func actions(than action: Action) -> [Action] {
    switch action {
    case .tap(let id, let times) where times > 1:
      return [.tap(id, times: 1), .tap(id, times: times - 1)]
    case .type(let id, let text):
      let characters = Array(text)
      guard characters.count > 1 else { return text == "x" ? [] : [.type(id, "x")] }
      return [.type(id, "x"), .type(id, String(characters.dropLast()))]
    case .doubleTap(let id):
      return [.tap(id, times: 1)]
    case .swipeBack(.finish), .reader(.escape):
      return [.back]
    case .scroll(let id, _):
      return [.scrollTo(id)]
    case .drag(let id, _):
      return [.longPress(id), .cancelDrag(id)]
    case .cancelDrag(let id):
      return [.longPress(id)]
    case .tap, .longPress, .tapAt, .back, .swipeBack, .swipeDown, .dismiss, .press, .clear,
      .scrollTo, .pull, .open, .relaunch, .background, .foreground, .reader:
      return []
    }
  }

  /// Whole milliseconds: one, half as many, one less.
  private static func durations(below duration: VirtualDuration) -> [VirtualDuration] {
    let milliseconds = duration.nanoseconds / 1_000_000
    var lengths: [Int64] = []
    for length in [1, milliseconds / 2, milliseconds - 1]
    where length > 0 && length < milliseconds && !lengths.contains(length) {
      lengths.append(length)
    }
    return lengths.map { VirtualDuration(nanoseconds: $0 * 1_000_000) }
  }
}
