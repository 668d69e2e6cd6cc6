/// What a person does, as a statement of Swift.
enum SwiftAction {
  static func statement(_ action: Action) -> String {
    "app." + call(action)
  }

  private static func call(_ action: Action) -> String {
    switch action {
    case .tap(let id, times: 1): "tap(\(literal(id)))"
    case .tap(let id, let times): "tap(\(literal(id)), times: \(SwiftLiteral.grouped(times)))"
    case .doubleTap(let id): "doubleTap(\(literal(id)))"
    case .longPress(let id): "longPress(\(literal(id)))"
    case .tapAt(let x, let y): "tap(at: Point(x: \(x), y: \(y)))"
    case .back: "back()"
    case .swipeBack(nil): "swipeBack()"
    case .swipeBack(let phase?): "swipeBack(.\(phase.rawValue))"
    case .swipeDown: "swipeDown()"
    case .dismiss: "dismiss()"
    case .type(let id, let text): "type(\(literal(id)), \(SwiftLiteral.of(text)))"
    case .press(let key): "press(.\(key.rawValue))"
    case .clear(let id): "clear(\(literal(id)))"
    case .scroll(let id, let distance): "scroll(\(literal(id)), by: \(distance))"
    case .scrollTo(let id): "scroll(to: \(literal(id)))"
    case .pull(let id): "pull(\(literal(id)))"
    case .drag(let id, let target): "drag(\(literal(id)), to: \(literal(target)))"
    case .cancelDrag(let id): "cancelDrag(\(literal(id)))"
    case .open(let link): "open(\(literal(link)))"
    case .relaunch: "relaunch()"
    case .background: "background()"
    case .foreground: "foreground()"
    case .reader(let move): "reader(.\(move.rawValue))"
    }
  }

  private static func literal(_ word: Word) -> String {
    SwiftLiteral.of(word.text)
  }
}
