/// Prints scripts in canonical form: one space between words, two before a comment that follows a
/// command and for each block around a line, durations in their largest fitting unit, quotes where
/// they are needed.
///
/// What is printed parses back to an equal script.
enum ScriptPrinter {
  static func print(_ script: Script) -> String {
    var indentation = Indentation()
    return script.lines.map { line in
      let depth = indentation.depth(of: line)
      return print(line, depth: depth) + "\n"
    }.joined()
  }

  /// - Parameter depth: How many blocks the line stands in.
  static func print(_ line: ScriptLine, depth: Int = 0) -> String {
    let parts = [line.command.map(print), line.comment.map { "#" + $0.text }]
    let text = parts.compactMap(\.self).joined(separator: "  ")
    return text.isEmpty ? "" : String(repeating: "  ", count: depth) + text
  }

  static func print(_ command: Command) -> String {
    switch command {
    case .setUp(let setUp): print(setUp)
    case .circumstance(let circumstance): print(circumstance)
    case .exhaustive(let isOn): "exhaustive \(isOn ? "on" : "off")"
    case .act(let action): print(action)
    case .wait(.duration(let duration)): "wait \(duration)"
    case .wait(.untilIdle): "wait until idle"
    case .wait(.until(let question, let within)): "wait until \(print(question)) within \(within)"
    case .expect(let expectation): print(expectation)
    case .bind(let name, let value): "let \(name) = \(print(value))"
    case .include(let path): "include \(quoted(path))"
    case .block(let header): print(header) + " {"
    case .otherwise: "} else {"
    case .end: "}"
    case .template(let words): print(words)
    }
  }

  private static func print(_ setUp: SetUpCommand) -> String {
    switch setUp {
    case .name(let name): "name \(PlainText.quoted(name))"
    case .tags(let tags): "tags \(print(tags))"
    case .profile(let sample): "profile \(print(sample))"
    case .profileFile(let path): "profile file \(quoted(path))"
    case .seed(let seed): "seed \(seed)"
    case .start(let link): "start \(print(link))"
    }
  }

  private static func print(_ circumstance: Circumstance) -> String {
    switch circumstance {
    case .device(let name, let orientation):
      "device \(print(name))" + (orientation.map { " " + $0.rawValue } ?? "")
    case .rotate: "rotate"
    case .textSize(let size): "text-size \(print(size))"
    case .layout(let preset): "layout \(print(preset))"
    case .appearance(let appearance): "appearance \(appearance.rawValue)"
    case .language(let name): "language \(print(name))"
    case .reduceMotion(let isOn): "reduce-motion \(isOn ? "on" : "off")"
    case .latency(let service, let duration): "latency \(print(service)) \(duration)"
    case .fail(let service, let times):
      "fail \(print(service))" + (times.map { " \($0) times" } ?? "")
    case .hold(let service): "hold \(print(service))"
    case .release(let service, let number):
      "release \(print(service))" + (number.map { " \($0)" } ?? "")
    case .offline: "offline"
    case .online: "online"
    }
  }

  private static func print(_ action: Action) -> String {
    switch action {
    case .tap(let id, times: 1): "tap \(print(id))"
    case .tap(let id, let times): "tap \(print(id)) x\(times)"
    case .doubleTap(let id): "double-tap \(print(id))"
    case .longPress(let id): "long-press \(print(id))"
    case .tapAt(let x, let y): "tap at \(x),\(y)"
    case .back: "back"
    case .swipeBack(nil): "swipe back"
    case .swipeBack(let phase?): "swipe back \(phase.rawValue)"
    case .swipeDown: "swipe down"
    case .dismiss: "dismiss"
    case .type(let id, let text): "type \(print(id)) \(PlainText.quoted(text))"
    case .press(let key): "press \(key.rawValue)"
    case .clear(let id): "clear \(print(id))"
    case .scroll(let id, let distance): "scroll \(print(id)) by \(distance)"
    case .scrollTo(let id): "scroll to \(print(id))"
    case .pull(let id): "pull \(print(id))"
    case .drag(let id, let target): "drag \(print(id)) to \(print(target))"
    case .cancelDrag(let id): "drag \(print(id)) cancel"
    case .open(let link): "open \(quoted(link))"
    case .relaunch: "relaunch"
    case .background: "background"
    case .foreground: "foreground"
    case .reader(let move): "reader \(move.rawValue)"
    }
  }

  private static func print(_ expectation: Expectation) -> String {
    "expect " + (expectation.isSoft ? "soft " : "") + print(expectation.question)
      + (expectation.within.map { " within \($0)" } ?? "")
  }

  private static func print(_ header: BlockHeader) -> String {
    switch header {
    case .times(let count): "repeat \(count)"
    case .until(let question, let most): "repeat until \(print(question)) max \(most)"
    case .onlyIf(let question): "if \(print(question))"
    case .each(let name, let values): "each \(name) in \(print(values))"
    case .template(let words): print(words)
    }
  }

  static func print(_ question: Question) -> String {
    (question.isNegated ? "not " : "") + print(question.condition)
  }

  static func print(_ condition: Condition) -> String {
    switch condition {
    case .route(let change): "route \(print(change))"
    case .noRoute: "no route"
    case .ignored(let reason): "ignored \(print(reason))"
    case .output(let event): "output \(print(event))"
    case .screen(let name): "screen \(print(name))"
    case .stack(let screens): "stack \(screens.map(print).joined(separator: " > "))"
    case .tab(let name): "tab \(print(name))"
    case .modal(let name): "modal \(print(name))"
    case .text(let id, let text): "text \(print(id)) \(PlainText.quoted(text))"
    case .label(let id, let text): "label \(print(id)) \(PlainText.quoted(text))"
    case .element(let quality, let id): "\(quality.rawValue) \(print(id))"
    case .count(let prefix, let count): "count \(print(prefix)) \(count)"
    case .refreshing: "refreshing"
    case .idle: "idle"
    case .alive(let screen, let count): "alive \(print(screen)) \(count)"
    case .focus(let id): "focus \(print(id))"
    case .announced(let text): "announced \(PlainText.quoted(text))"
    }
  }

  static func print(_ words: [Word]) -> String {
    words.map(print).joined(separator: " ")
  }

  private static func print(_ word: Word) -> String {
    let canStandBare =
      word.parts?.allSatisfy { part in
        if case .text(let text) = part { PlainText.canStandBare(text) } else { true }
      } ?? PlainText.canStandBare(word.text)
    if !word.isQuoted, canStandBare { return word.text }
    return quoted(word)
  }

  private static func quoted(_ word: Word) -> String {
    word.parts.map(PlainText.quoted) ?? PlainText.quoted(word.text)
  }
}
