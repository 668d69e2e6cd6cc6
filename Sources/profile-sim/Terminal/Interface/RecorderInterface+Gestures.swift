/// What is done to the app besides taps: with what is chosen, with all that scrolls, and what has no key.
extension RecorderInterface {
  /// How far a key or a turn of the wheel scrolls, in points.
  static var scrollStep: Points { Points(thousandths: 100_000) }

  mutating func actOnChosen(_ action: (Word) -> Action) {
    guard let focus = sight.focus else { return say("Nothing is chosen; arrows and Tab choose.") }
    perform(action(Word(focus)))
  }

  /// Scrolls what the chosen element belongs to, or what was scrolled just now, or else what lies under everything.
  mutating func scroll(by distance: Points) {
    let content = picture.layers.first?.items ?? []
    let chosen = content.first { $0.id == sight.focus }
    let other = content.first(where: \.isInteractive) ?? content.first
    guard let id = chosen?.id ?? recorder.scrolledID ?? other?.id else {
      return say("Nothing scrolls here.")
    }
    perform(.scroll(Word(id), by: distance))
  }

  mutating func pull() {
    guard let list = picture.layers.first?.items.first(where: { $0.role == "list" }) else {
      return say("Nothing can be pulled here.")
    }
    perform(.pull(Word(list.id)))
  }

  /// Does what a line of a script says.
  mutating func perform(line: String) {
    do throws(Fault) {
      let command = try command(line)
      switch command {
      case .act(let action): perform(action)
      case .circumstance(let circumstance): apply(circumstance)
      case .setUp, .exhaustive, .wait, .expect, .bind, .include, .block, .otherwise, .end,
        .template:
        say("Only what a person does, and circumstances, can be done here.")
      }
    } catch {
      say(error.message)
    }
  }

  private func command(_ line: String) throws(Fault) -> Command {
    guard !line.contains(where: \.isNewline) else {
      throw Fault("One line at a time can be done.", at: 0..<0)
    }
    let command = try Parser.command(Lexer.lex(Array(line.utf8)).words)
    let faults = Resolver(vocabulary: recorder.simulation.vocabulary).faults(in: command)
    if let fault = faults.first { throw fault }
    return command
  }
}
