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
    case .device(let device, _): return name(device, in: display.devices, "device")
    case .textSize(let size): return name(size, in: display.textSizes, "text size")
    case .layout(let layout): return name(layout, in: display.layouts, "layout")
    case .language(let language): return name(language, in: display.languages, "language")
    case .latency(let service, _), .fail(let service, _), .hold(let service),
      .release(let service, _):
      return name(service, in: vocabulary.services, "service")
    case .rotate, .appearance, .reduceMotion, .offline, .online: return []
    }
  }

  private func faults(in setUp: SetUpCommand) -> [Fault] {
    switch setUp {
    case .name, .tags, .profileFile, .seed: []
    case .profile(let sample): name(sample, in: vocabulary.samples, "sample profile")
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
    case .route(let words): route(words)
    case .ignored(let reason):
      name(reason, in: vocabulary.ignoredReasons + ["none"], "reason to ignore something")
    case .output(let event): output(event)
    case .screen(let screen): name(screen, in: vocabulary.screens, "screen")
    case .stack(let screens): screens.flatMap { name($0, in: vocabulary.screens, "screen") }
    case .tab(let tab): name(tab, in: vocabulary.tabs, "tab")
    case .modal(let modal): name(modal, in: vocabulary.modals + ["none"], "thing to present")
    case .text(let id, _), .label(let id, _), .element(_, let id): element(id)
    case .focus(let id): id.text == "none" ? [] : element(id)
    case .alive(let screen, _): name(screen, in: vocabulary.screens, "screen")
    case .count(let prefix, _): counted(prefix)
    }
  }

  private func route(_ words: [Word]) -> [Fault] {
    do {
      _ = try ChangePattern(words, forms: vocabulary.changes)
      return []
    } catch {
      return [error]
    }
  }

  private func element(_ id: Word) -> [Fault] {
    guard !vocabulary.canExist(id.text) else { return [] }
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
    return [
      Fault(
        "there are no elements \(PlainText.quoted(prefix.text + ".0")) and on to count", at: prefix,
        suggestion: Suggestion.nearest(to: prefix.text, among: vocabulary.countedPrefixes))
    ]
  }

  private func output(_ event: Word) -> [Fault] {
    // What the event carries stands in parentheses and is compared when it is sent.
    let name = event.text.prefix { $0 != "(" }
    guard !vocabulary.outputs.contains(String(name)) else { return [] }
    return [
      Fault(
        "there is no event \(event.described)", at: event,
        suggestion: Suggestion.nearest(to: String(name), among: vocabulary.outputs))
    ]
  }

  private func name(_ word: Word, in names: [String], _ kind: String) -> [Fault] {
    guard !names.contains(word.text) else { return [] }
    return [
      Fault(
        "there is no \(kind) \(word.described)", at: word,
        suggestion: Suggestion.nearest(to: word.text, among: names))
    ]
  }
}
