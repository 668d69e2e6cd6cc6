/// The form in which `format` leaves a script: its lines stay, what they say stays.
struct CanonicalForm {
  /// Tell apart, in a route change, the texts from the other words.
  let changes: [ChangeForm]

  /// The line with its end.
  ///
  /// - Parameter depth: how many blocks it stands in.
  func text(of line: ScriptLine, depth: Int = 0, source: SourceLine) -> String {
    let printed = ScriptPrinter.print(
      ScriptLine(line.command.map(canonical), comment: line.comment), depth: depth)
    // Escapes can make a line longer than a script may have; it then stays as it was written.
    guard printed.utf8.count <= LineReader<BytesInMemory>.longestLine else {
      return String(decoding: source.bytes, as: UTF8.self) + "\n"
    }
    return printed + "\n"
  }

  /// The command with quotes around texts, and elsewhere only where they are needed.
  private func canonical(_ command: Command) -> Command {
    switch command {
    case .setUp(.tags(let tags)): .setUp(.tags(tags.map(bare)))
    case .setUp(.profile(let sample)): .setUp(.profile(bare(sample)))
    case .setUp(.start(let link)): .setUp(.start(bare(link)))
    case .setUp(.name), .setUp(.profileFile), .setUp(.seed): command
    case .circumstance(let circumstance): .circumstance(canonical(circumstance))
    case .act(let action): .act(canonical(action))
    case .wait(.until(let question, let within)):
      .wait(.until(canonical(question), within: within))
    case .expect(let expectation):
      .expect(
        Expectation(
          canonical(expectation.question), isSoft: expectation.isSoft, within: expectation.within))
    case .block(let header): .block(canonical(header))
    case .bind(let name, let value): .bind(name, bare(value))
    case .template(let words): .template(canonical(template: words))
    case .wait, .exhaustive, .include, .otherwise, .end: command
    }
  }

  private func canonical(_ action: Action) -> Action {
    switch action {
    case .tap(let id, let times): .tap(bare(id), times: times)
    case .doubleTap(let id): .doubleTap(bare(id))
    case .longPress(let id): .longPress(bare(id))
    case .type(let id, let text): .type(bare(id), text)
    case .clear(let id): .clear(bare(id))
    case .scroll(let id, let distance): .scroll(bare(id), by: distance)
    case .scrollTo(let id): .scrollTo(bare(id))
    case .pull(let id): .pull(bare(id))
    case .drag(let id, let target): .drag(bare(id), to: bare(target))
    case .cancelDrag(let id): .cancelDrag(bare(id))
    case .open(let link): .open(bare(link))
    case .tapAt, .back, .swipeBack, .swipeDown, .dismiss, .press, .relaunch, .background,
      .foreground, .reader:
      action
    }
  }

  private func canonical(_ circumstance: Circumstance) -> Circumstance {
    switch circumstance {
    case .device(let name, let orientation): .device(bare(name), orientation)
    case .textSize(let size): .textSize(bare(size))
    case .layout(let layout): .layout(bare(layout))
    case .language(let language): .language(bare(language))
    case .latency(let service, let duration): .latency(bare(service), duration)
    case .fail(let service, let times): .fail(bare(service), times: times)
    case .hold(let service): .hold(bare(service))
    case .release(let service, let number): .release(bare(service), number: number)
    case .rotate, .appearance, .reduceMotion, .offline, .online: circumstance
    }
  }

  private func canonical(_ header: BlockHeader) -> BlockHeader {
    switch header {
    case .times: header
    case .until(let question, let most): .until(canonical(question), max: most)
    case .onlyIf(let question): .onlyIf(canonical(question))
    case .each(let name, let values): .each(name, values.map(bare))
    case .template(let words): .template(canonical(template: words))
    }
  }

  /// What words with variables mean is not known here, so that all but the first keep their quotes.
  private func canonical(template words: [Word]) -> [Word] {
    words.prefix(1).map(bare) + words.dropFirst()
  }

  private func canonical(_ question: Question) -> Question {
    Question(canonical(question.condition), isNegated: question.isNegated)
  }

  private func canonical(_ condition: Condition) -> Condition {
    switch condition {
    case .route(let words): .route(change(words))
    case .noRoute, .idle, .refreshing, .announced: condition
    case .ignored(let reason): .ignored(bare(reason))
    case .output(let event): .output(bare(event))
    case .screen(let name): .screen(bare(name))
    case .stack(let screens): .stack(screens.map(bare))
    case .tab(let name): .tab(bare(name))
    case .modal(let name): .modal(bare(name))
    case .text(let id, let text): .text(bare(id), text)
    case .label(let id, let text): .label(bare(id), text)
    case .element(let quality, let id): .element(quality, bare(id))
    case .alive(let screen, let count): .alive(bare(screen), count)
    case .focus(let id): .focus(bare(id))
    case .count(let prefix, let count): .count(bare(prefix), count)
    }
  }

  private func change(_ words: [Word]) -> [Word] {
    var words = words.map(bare)
    guard let (form, length) = try? ChangePattern.form(of: words, changes) else { return words }
    var index = length
    if !form.destinations.isEmpty, index < words.count {
      let name = words[index].text
      let takesArgument = form.destinations.contains { $0.name == name && $0.takesArgument }
      index += takesArgument ? 2 : 1
    }
    while index < words.count {
      if form.details.contains(.value(words[index].text)), index + 1 < words.count {
        index += 1
        let text = words[index].text
        let isNumber = text.utf8.allSatisfy(Byte.isDigit)
        words[index] = Word(text, isQuoted: !isNumber)
      }
      index += 1
    }
    return words
  }

  private func bare(_ word: Word) -> Word {
    word.parts.map { Word(parts: $0) } ?? Word(word.text)
  }
}
