/// Decides whether a condition holds, and says in words what was the case.
struct Judge {
  struct Finding: Equatable {
    let isTrue: Bool
    let actual: String
  }

  let forms: [ChangeForm]

  /// Whether the condition, or its opposite, is the case.
  ///
  /// `not route` speaks of all unclaimed changes, `route` of the earliest.
  func judge(
    _ question: Question, in run: RunState<some SimulatedApp>
  ) throws -> Finding {
    let finding = try judge(question.condition, isNegated: question.isNegated, in: run)
    return Finding(isTrue: finding.isTrue != question.isNegated, actual: finding.actual)
  }

  private func judge(
    _ condition: Condition, isNegated: Bool, in run: RunState<some SimulatedApp>
  ) throws -> Finding {
    let app = run.app
    let lastAction = run.lastAction
    switch condition {
    case .route(let words):
      return try route(words, amongAll: isNegated, in: run.unclaimed)
    case .noRoute:
      return Finding(
        isTrue: lastAction.changes.isEmpty,
        actual: lastAction.changes.isEmpty ? "no route" : "route \(lastAction.changes.summary)")
    case .ignored(let reason):
      let reasons = lastAction.ignored
      return Finding(
        isTrue: reason.text == "none" ? reasons.isEmpty : reasons.texts.contains(reason.text),
        actual: "ignored " + (reasons.isEmpty ? "none" : reasons.summary))
    case .output(let event):
      let outputs = lastAction.outputs
      let isSent = outputs.texts.contains { output in
        output == event.text || output.hasPrefix(event.text + "(")
      }
      return Finding(
        isTrue: isSent, actual: outputs.isEmpty ? "no output" : "output \(outputs.summary)")
    case .screen(let name):
      let screen = app.stack.last
      return Finding(isTrue: screen == name.text, actual: "screen \(screen ?? "none")")
    case .stack(let screens):
      let stack = app.stack
      return Finding(
        isTrue: stack == screens.map(\.text), actual: "stack \(stack.joined(separator: " > "))")
    case .tab(let name):
      let tab = app.tab ?? "none"
      return Finding(isTrue: tab == name.text, actual: "tab \(tab)")
    case .modal(let name):
      let modal = app.modal ?? "none"
      return Finding(isTrue: modal == name.text, actual: "modal \(modal)")
    case .text(let id, let text):
      return self.text(of: id.text, text, in: app)
    case .label(let id, let label):
      guard let element = app.element(id.text) else { return Self.absent(id) }
      return Finding(
        isTrue: element.label == label,
        actual: "label \(id.text) \(PlainText.quoted(element.label))")
    case .element(let quality, let id):
      return self.quality(quality, of: id, in: app)
    case .refreshing:
      let isRefreshing = app.isRefreshing
      return Finding(
        isTrue: isRefreshing, actual: isRefreshing ? "refreshing" : "not refreshing")
    case .alive(let screen, let count):
      let number = app.aliveCount(of: screen.text)
      return Finding(isTrue: number == count, actual: "alive \(screen.text) \(number)")
    case .focus(let id):
      return focus(id, in: app)
    case .announced(let text):
      let announcements = app.announcements
      let shown = announcements.map(PlainText.quoted).joined(separator: ", ")
      return Finding(
        isTrue: announcements.contains(text),
        actual: "announced " + (announcements.isEmpty ? "nothing" : shown))
    case .count(let prefix, let count):
      let number = app.count(ofPrefix: prefix.text)
      return Finding(isTrue: number == count, actual: "count \(prefix.text) \(number)")
    case .idle:
      let isIdle = app.isIdle
      return Finding(
        isTrue: isIdle,
        actual: isIdle ? "idle" : "not idle: \(app.pending.joined(separator: ", "))")
    }
  }

  private func route(
    _ words: [Word], amongAll: Bool, in unclaimed: UnclaimedChanges
  ) throws -> Finding {
    let wanted = try ChangePattern(words, forms: forms)
    guard let first = unclaimed.first else {
      return Finding(isTrue: false, actual: "no route that is not yet claimed")
    }
    if amongAll {
      let match = try unclaimed.firstMatch { wanted.matches(try pattern(of: $0)) }
      return Finding(isTrue: match != nil, actual: "route \(match ?? first)")
    }
    return Finding(isTrue: wanted.matches(try pattern(of: first)), actual: "route \(first)")
  }

  /// What happened, read as a script would say it.
  private func pattern(of change: String) throws -> ChangePattern {
    do throws(Fault) {
      return try ChangePattern(Lexer.lex(Array(change.utf8)).words, forms: forms)
    } catch {
      throw InternalFault(message: "no script can say the route change \(change): \(error.message)")
    }
  }

  private func text(of id: String, _ text: String, in app: some SimulatedApp) -> Finding {
    guard let element = app.element(id) else {
      return Finding(isTrue: false, actual: "\(id) is not on screen")
    }
    return Finding(
      isTrue: element.text == text, actual: "text \(id) \(PlainText.quoted(element.text))")
  }

  private static func absent(_ id: Word) -> Finding {
    Finding(isTrue: false, actual: "\(id.text) is not on screen")
  }

  private func quality(
    _ quality: ElementQuality, of id: Word, in app: some SimulatedApp
  ) -> Finding {
    guard let element = app.element(id.text) else {
      let absent = Self.absent(id)
      return Finding(isTrue: quality == .hidden, actual: absent.actual)
    }
    let name = id.text
    switch quality {
    case .visible, .hidden:
      return Finding(
        isTrue: element.isVisible == (quality == .visible),
        actual: "\(element.isVisible ? "visible" : "hidden") \(name)")
    case .enabled, .disabled:
      return Finding(
        isTrue: element.isEnabled == (quality == .enabled),
        actual: "\(element.isEnabled ? "enabled" : "disabled") \(name)")
    case .selected:
      return Finding(
        isTrue: element.isSelected, actual: "\(name) is \(element.isSelected ? "" : "not ")selected"
      )
    case .large:
      return Finding(
        isTrue: element.isLarge, actual: "\(name) is \(element.isLarge ? "" : "not ")large")
    }
  }

  /// An element can be asked for by either of its ids.
  private func focus(_ id: Word, in app: some SimulatedApp) -> Finding {
    let focus = app.focus
    let isThere =
      id.text == "none"
      ? focus == nil
      : focus == id.text || focus.flatMap(app.element)?.alternateID == id.text
    return Finding(isTrue: isThere, actual: "focus \(focus ?? "none")")
  }
}
