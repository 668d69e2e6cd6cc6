/// Everything that is worth to be tried in a state.
///
/// What a person does with more than a tap is tried in the first state in which an element looks so, and taps in each.
struct StepsToTry {
  /// What is typed into fields.
  static let text = "x"

  /// What a person can do wherever they are.
  private static let anywhere: [Action] = [
    .back, .swipeBack(nil), .swipeDown, .dismiss, .press(.return), .press(.escape),
    .reader(.next), .reader(.previous), .reader(.activate), .reader(.escape), .foreground,
    .relaunch,
  ]

  private let links: [String]
  /// The elements that were seen so before, each with its screen.
  private var looks: Set<[String]> = []

  /// - Parameter links: what is opened from outside: all of them in the first state, and the first in each.
  init(links: [String]) {
    self.links = links
  }

  /// - Parameters:
  ///   - elements: what of the app stands for all that is on screen.
  ///   - isStart: whether it is the first state, in which the app is left for another one too.
  mutating func all(
    in app: some SimulatedApp, elements: [ShownElement], isStart: Bool
  ) -> [Command] {
    // Another app may cover the elements.
    let elements = app.isInBackground ? [] : elements
    var actions = elements.flatMap(Self.actions) + Self.anywhere
    if isStart { actions.append(.background) }
    actions += links.prefix(isStart ? links.count : 1).map { .open(Word($0)) }
    let screen = app.stack.last ?? ""
    for element in elements where element.isEnabled && element.takesTaps {
      guard looks.insert([screen, Fingerprint.text(of: element)]).inserted else { continue }
      let id = Word(element.id)
      actions += [.doubleTap(id), .longPress(id)]
    }
    return actions.map { .act($0) }
  }

  private static func actions(on element: ShownElement) -> [Action] {
    let id = Word(element.id)
    if element.role == "list" { return [.pull(id)] }
    guard element.isEnabled, element.takesTaps else { return [] }
    guard element.role == "textField" else { return [.tap(id, times: 1)] }
    // More of the same would be nothing else.
    let typing: [Action] = element.text.hasSuffix(text) ? [] : [.type(id, text)]
    return [.tap(id, times: 1)] + typing + [.clear(id)]
  }

  /// What is tried with an element that a long press has taken hold of.
  static func drags(of id: Word, on elements: [ShownElement]) -> [Command] {
    let targets = elements.filter { ElementName($0.id).isOneOfMany && $0.id != id.text }
    let drags = targets.map { Action.drag(id, to: Word($0.id)) } + [.cancelDrag(id)]
    return drags.map { .act($0) }
  }
}
