/// Looks the names in a command up in what an app can have.
struct Resolver {
  let vocabulary: Vocabulary

  /// All the names in the command that the app does not have, in their order.
  func faults(in command: Command) -> [Fault] {
    switch command {
    case .setUp(let setUp): faults(in: setUp)
    case .act(.tap(let id, _)), .act(.type(let id, _)), .act(.clear(let id)): element(id)
    // A link that leads nowhere is something that a person can open.
    case .act(.open): []
    case .act(.back), .act(.swipeBack), .act(.swipeDown), .act(.dismiss), .act(.relaunch), .wait: []
    case .expect(let expectation): faults(in: expectation.condition)
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
    case .noRoute, .idle: []
    case .route(let words): route(words)
    case .ignored(let reason):
      name(reason, in: vocabulary.ignoredReasons + ["none"], "reason to ignore something")
    case .output(let event): output(event)
    case .screen(let screen): name(screen, in: vocabulary.screens, "screen")
    case .stack(let screens): screens.flatMap { name($0, in: vocabulary.screens, "screen") }
    case .tab(let tab): name(tab, in: vocabulary.tabs, "tab")
    case .modal(let modal): name(modal, in: vocabulary.modals + ["none"], "thing to present")
    case .text(let id, _): element(id)
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
    guard !vocabulary.countedPrefixes.contains(prefix.text) else { return [] }
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
