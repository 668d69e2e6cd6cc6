/// Prints scripts in canonical form: one space between words, two before a comment that follows a
/// command, durations in their largest fitting unit, quotes where they are needed.
///
/// What is printed parses back to an equal script.
enum ScriptPrinter {
  static func print(_ script: Script) -> String {
    script.lines.map { print($0) + "\n" }.joined()
  }

  static func print(_ line: ScriptLine) -> String {
    let parts = [line.command.map(print), line.comment.map { "#" + $0.text }]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  static func print(_ command: Command) -> String {
    switch command {
    case .setUp(let setUp): print(setUp)
    case .act(let action): print(action)
    case .wait(.duration(let duration)): "wait \(duration)"
    case .wait(.untilIdle): "wait until idle"
    case .expect(let expectation): print(expectation)
    }
  }

  private static func print(_ setUp: SetUpCommand) -> String {
    switch setUp {
    case .name(let name): "name \(PlainText.quoted(name))"
    case .tags(let tags): "tags \(print(tags))"
    case .profile(let sample): "profile \(print(sample))"
    case .profileFile(let path): "profile file \(PlainText.quoted(path.text))"
    case .seed(let seed): "seed \(seed)"
    case .start(let link): "start \(print(link))"
    }
  }

  private static func print(_ action: Action) -> String {
    switch action {
    case .tap(let id, times: 1): "tap \(print(id))"
    case .tap(let id, let times): "tap \(print(id)) x\(times)"
    case .back: "back"
    case .swipeBack(nil): "swipe back"
    case .swipeBack(let phase?): "swipe back \(phase.rawValue)"
    case .swipeDown: "swipe down"
    case .dismiss: "dismiss"
    case .type(let id, let text): "type \(print(id)) \(PlainText.quoted(text))"
    case .clear(let id): "clear \(print(id))"
    case .open(let link): "open \(PlainText.quoted(link.text))"
    case .relaunch: "relaunch"
    }
  }

  private static func print(_ expectation: Expectation) -> String {
    "expect " + (expectation.isSoft ? "soft " : "") + (expectation.isNegated ? "not " : "")
      + print(expectation.condition)
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
    case .count(let prefix, let count): "count \(print(prefix)) \(count)"
    case .idle: "idle"
    }
  }

  static func print(_ words: [Word]) -> String {
    words.map(print).joined(separator: " ")
  }

  private static func print(_ word: Word) -> String {
    word.isQuoted || !PlainText.canStandBare(word.text) ? PlainText.quoted(word.text) : word.text
  }
}
