/// Looks the names in a command up in what an app can have.
struct Resolver {
  let vocabulary: Vocabulary

  /// All the names in the command that the app does not have, in their order.
  func faults(in command: Command) -> [Fault] {
    switch command {
    case .setUp(let setUp): faults(in: setUp)
    case .circumstance(let circumstance): faults(in: circumstance)
    case .act(let action): faults(in: action)
    case .expect(let expectation): faults(in: expectation.condition)
    case .wait(.until(let question, _)): faults(in: question.condition)
    case .block(.until(let question, _)), .block(.onlyIf(let question)):
      faults(in: question.condition)
    case .wait, .exhaustive, .bind, .include, .block, .otherwise, .end, .template: []
    }
  }

  private func faults(in action: Action) -> [Fault] {
    switch action {
    case .tap(let id, _) where id.text == "at" && !vocabulary.canExist(id.text):
      [Fault("\"tap at\" needs a point X,Y behind it, as in tap at 120,300", at: id)]
    case .tap(let id, _), .doubleTap(let id), .longPress(let id), .type(let id, _), .clear(let id),
      .scroll(let id, _), .scrollTo(let id), .pull(let id), .cancelDrag(let id):
      element(id)
    case .drag(let id, let target): element(id) + element(target)
    // A link that leads nowhere is something that a person can open.
    case .open, .tapAt, .back, .swipeBack, .swipeDown, .dismiss, .press, .relaunch, .background,
      .foreground, .reader:
      []
    }
  }

  private func faults(in circumstance: Circumstance) -> [Fault] {
    let display = vocabulary.display
    switch circumstance {
    case .device(let device, _): return name(device, in: display.devices, ("device", "devices"))
    case .textSize(let size): return name(size, in: display.textSizes, ("text size", "text sizes"))
    case .layout(let layout): return name(layout, in: display.layouts, ("layout", "layouts"))
    case .language(let language):
      return name(language, in: display.languages, ("language", "languages"))
    case .latency(let service, _), .fail(let service, _), .hold(let service),
      .release(let service, _):
      return name(service, in: vocabulary.services, ("service", "services"))
    case .rotate, .appearance, .reduceMotion, .offline, .online: return []
    }
  }

  private func faults(in setUp: SetUpCommand) -> [Fault] {
    switch setUp {
    case .name, .tags, .profileFile, .seed: []
    case .profile(let sample):
      name(sample, in: vocabulary.samples, ("sample profile", "samples"))
    case .start(let link):
      vocabulary.isLink(link.text)
        ? []
        : [
          Fault(
            "\(link.described) leads nowhere; links are written \(vocabulary.linkExamples.first ?? "")",
            at: link,
            suggestion: Suggestion.nearest(to: link.text, among: vocabulary.linkExamples))
        ]
    }
  }

  private func faults(in condition: Condition) -> [Fault] {
    switch condition {
    case .noRoute, .idle, .refreshing, .announced: []
    case .route(let words): faults(inChange: words)
    case .ignored(let reason):
      name(
        reason, in: vocabulary.ignoredReasons + ["none"],
        ("reason to ignore something", "reasons"))
    case .output(let event): output(event)
    case .screen(let screen), .alive(let screen, _): self.screen(screen)
    case .stack(let screens): screens.flatMap(screen)
    case .tab(let tab): name(tab, in: vocabulary.tabs, ("tab", "tabs"))
    case .modal(let modal):
      name(modal, in: vocabulary.modals + ["none"], ("thing to present", "things to present"))
    case .text(let id, _), .label(let id, _), .element(_, let id): element(id)
    case .focus(let id): id.text == "none" ? [] : element(id)
    case .count(let prefix, _): counted(prefix)
    }
  }

  private func screen(_ name: Word) -> [Fault] {
    self.name(name, in: vocabulary.screens, ("screen", "screens"))
  }

  private func element(_ id: Word) -> [Fault] {
    guard !vocabulary.canExist(id.text) else { return [] }
    if id.text.hasSuffix("#"), vocabulary.canExist(id.text + "ID") {
      return [Fault("\(id.described) needs an id behind the #", at: id)]
    }
    return [
      Fault(
        "there is no element \(id.described) on any screen", at: id,
        suggestion: vocabulary.elementNear(id.text))
    ]
  }

  private func counted(_ prefix: Word) -> [Fault] {
    guard !vocabulary.countedPrefixes.contains(prefix.text),
      !vocabulary.canExist(prefix.text + ".0")
    else { return [] }
    guard !vocabulary.canExist(prefix.text + ".0.0") else {
      return [
        Fault(
          "\(prefix.described) stands in sections, and is counted in one of them", at: prefix,
          suggestion: prefix.text + ".0")
      ]
    }
    return [
      Fault(
        "there are no elements \(PlainText.quoted(prefix.text + ".0")) and on to count", at: prefix,
        suggestion: Suggestion.nearest(to: prefix.text, among: vocabulary.countedPrefixes))
    ]
  }

  private func output(_ event: Word) -> [Fault] {
    let name = String(event.text.prefix { $0 != "(" })
    guard vocabulary.outputs.contains(name) else {
      return [
        Fault(
          "there is no event \(event.described)", at: event,
          suggestion: Suggestion.nearest(to: name, among: vocabulary.outputs))
      ]
    }
    guard event.text != name else { return [] }
    guard event.text.hasSuffix(")") else {
      return [Fault("a ) is missing at the end of \(event.described)", at: event)]
    }
    let value = String(event.text.drop { $0 != "(" }.dropFirst().dropLast())
    let values: EventValues = vocabulary.eventValues[name] ?? .anything
    switch values {
    case .anything: return []
    case .nothing:
      return [
        Fault(
          "\(PlainText.quoted(name)) carries nothing that could stand in parentheses", at: event,
          suggestion: name)
      ]
    case .one(of: let values):
      guard !values.contains(value) else { return [] }
      return [
        Fault(
          "\(PlainText.quoted(name)) cannot carry \(Word(value).described); it carries "
            + values.joined(separator: ", "),
          at: event,
          suggestion: Suggestion.nearest(to: value, among: values).map { "\(name)(\($0))" })
      ]
    }
  }

  /// - Parameter kind: What one of the names is called, and what all are.
  func name(
    _ word: Word, in names: [String], _ kind: (one: String, all: String)
  ) -> [Fault] {
    guard !names.contains(word.text) else { return [] }
    let near = Suggestion.nearest(to: word.text, among: names)
    let others = near == nil ? Self.listing(names, kind.all) : ""
    return [
      Fault("there is no \(kind.one) \(word.described)\(others)", at: word, suggestion: near)
    ]
  }

  /// All that there is to choose from, where a line has room for it.
  private static func listing(_ names: [String], _ kind: String) -> String {
    switch names.count {
    case 1: "; there is only \(names[0])"
    case 2...12: "; the \(kind) are \(names.joined(separator: ", "))"
    default: ""
    }
  }
}
