/// The form in which `format` leaves a script: its lines stay, what they say stays.
struct CanonicalForm {
  /// Tell apart, in a route change, the texts from the other words.
  let changes: [ChangeForm]

  /// The line with its end.
  func text(of line: ScriptLine, source: SourceLine) -> String {
    let printed = ScriptPrinter.print(
      ScriptLine(line.command.map(canonical), comment: line.comment))
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
    case .act(.tap(let id, let times)): .act(.tap(bare(id), times: times))
    case .act(.type(let id, let text)): .act(.type(bare(id), text))
    case .act(.clear(let id)): .act(.clear(bare(id)))
    case .act(.open(let link)): .act(.open(bare(link)))
    case .act(.back), .act(.swipeBack), .act(.swipeDown), .act(.dismiss), .act(.relaunch), .wait:
      command
    case .expect(let expectation):
      .expect(
        Expectation(
          canonical(expectation.condition), isSoft: expectation.isSoft,
          isNegated: expectation.isNegated))
    }
  }

  private func canonical(_ condition: Condition) -> Condition {
    switch condition {
    case .route(let words): .route(change(words))
    case .noRoute, .idle: condition
    case .ignored(let reason): .ignored(bare(reason))
    case .output(let event): .output(bare(event))
    case .screen(let name): .screen(bare(name))
    case .stack(let screens): .stack(screens.map(bare))
    case .tab(let name): .tab(bare(name))
    case .modal(let name): .modal(bare(name))
    case .text(let id, let text): .text(bare(id), text)
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
        let isNumber = text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        words[index] = Word(text, isQuoted: !isNumber)
      }
      index += 1
    }
    return words
  }

  private func bare(_ word: Word) -> Word {
    Word(word.text)
  }
}
