/// What a person sees and does while a script is recorded: the state of the recorder's screen.
///
/// It knows neither a terminal nor files: it is given what came, and says what it wants done.
struct RecorderInterface<Subject: Simulation> {
  private(set) var recorder: ScriptRecorder<Subject>
  /// Where the script goes; nil if that is asked for at the end.
  let output: String?
  /// What was said last; gone with the next key.
  private(set) var message: String?
  private(set) var prompt: RecorderPrompt?
  private(set) var isHelpShown = false
  private(set) var waitsByItself: Bool
  private(set) var sight = RecorderSight()

  init(_ recorder: ScriptRecorder<Subject>, output: String?, waitsByItself: Bool) {
    self.recorder = recorder
    self.output = output
    self.waitsByItself = waitsByItself
  }

  var picture: Picture { recorder.app.picture(title: "") }

  /// What can be chosen now.
  var targets: [PictureTarget] { picture.targets }

  mutating func resize(to size: ScreenSize) {
    guard size != sight.size else { return }
    sight.resize(to: size, showing: picture)
  }

  /// Says something, until the next key.
  mutating func say(_ message: String) {
    self.message = message
  }

  /// Asks whether a file that is there already is to be replaced.
  mutating func askForReplacement(of path: String) {
    prompt = RecorderPrompt(.replacement(path))
  }

  mutating func handle(_ input: TerminalInput) -> RecorderEffect? {
    switch input {
    case .key(.suspend): return .suspend
    case .key(.redraw): return .redraw
    case .key(.interrupt): return interrupt()
    case .text, .key, .mouse, .paste: break
    }
    message = nil
    if isHelpShown {
      isHelpShown = false
      return nil
    }
    if prompt != nil { return answer(input) }
    switch input {
    case .text(let scalar): return command(Character(scalar))
    case .key(let key): press(key)
    case .mouse(.press, let column, let row): click(column, row)
    case .mouse(.wheelUp, let column, _): turnWheel(-1, at: column)
    case .mouse(.wheelDown, let column, _): turnWheel(1, at: column)
    case .paste: say("Press t or o first: what is pasted is no key.")
    }
    return nil
  }

  // MARK: Keys

  private mutating func command(_ key: Character) -> RecorderEffect? {
    switch key {
    case "b": perform(.back)
    case "s": perform(.swipeDown)
    case "d": perform(.dismiss)
    case "S": perform(.swipeBack(nil))
    case "i": perform(.press(.return))
    case "2": actOnChosen { .doubleTap($0) }
    case "l": actOnChosen { .longPress($0) }
    case "p": pull()
    case "j": scroll(by: Self.scrollStep)
    case "k": scroll(by: -Self.scrollStep)
    case "r": apply(.rotate)
    case "R": perform(.relaunch)
    case "w": attempt { recorder throws(Refusal) in try recorder.waitUntilIdle() }
    case ".": wait(milliseconds: 100)
    case ",": wait(milliseconds: 1_000)
    case "a":
      waitsByItself.toggle()
      say(waitsByItself ? "Waits until idle after each step." : "Waits only when it is told to.")
    case "e": attempt { recorder throws(Refusal) in try recorder.expectOutcome() }
    case "E": attempt { recorder throws(Refusal) in try recorder.expectPlace() }
    case "u": undo()
    case "t": beginTyping()
    case "x":
      if let field = chosenField() { perform(.clear(Word(field))) }
    case "o": prompt = RecorderPrompt(.link)
    case ":": prompt = RecorderPrompt(.command)
    case "[": scrollLog(by: 5)
    case "]": scrollLog(by: -5)
    case "?": isHelpShown = true
    case "q": return quit()
    case "Q":
      guard !recorder.steps.isEmpty else { return .endWithoutSaving }
      prompt = RecorderPrompt(.waste)
    default: say("\(PlainText.quoted(String(key))) is no key here; ? shows them.")
    }
    return nil
  }

  private mutating func press(_ key: TerminalKey) {
    switch key {
    case .up: sight.move(.up, in: picture)
    case .down: sight.move(.down, in: picture)
    case .left: sight.move(.left, in: picture)
    case .right: sight.move(.right, in: picture)
    case .tab: sight.step(by: 1, in: picture)
    case .backTab: sight.step(by: -1, in: picture)
    case .enter:
      actOnChosen { .tap($0, times: 1) }
    case .escape: sight.chooseNothing()
    case .home: sight.choose(targets.first, in: picture)
    case .end: sight.choose(targets.last, in: picture)
    case .pageUp: sight.movePicture(by: -(sight.size.rows / 2), in: picture)
    case .pageDown: sight.movePicture(by: sight.size.rows / 2, in: picture)
    case .backspace, .delete, .deleteLine, .interrupt, .suspend, .redraw: break
    }
  }

  private mutating func quit() -> RecorderEffect? {
    guard !recorder.steps.isEmpty else { return .endWithoutSaving }
    if let output { return .save(path: output) }
    prompt = RecorderPrompt(.file, text: "recording.taps")
    return nil
  }

  /// The first time may be a mistake, if there is something to lose by it.
  private mutating func interrupt() -> RecorderEffect? {
    let warning = "Ctrl-C again ends the recording; what there is of it is kept."
    if recorder.steps.isEmpty || message == warning { return .interrupt }
    prompt = nil
    isHelpShown = false
    say(warning)
    return nil
  }

  // MARK: What is done to the app

  private typealias Refusal = ScriptRecorder<Subject>.Refusal

  mutating func perform(_ action: Action) {
    recorder.perform(action)
    if waitsByItself, !recorder.app.isIdle {
      attempt { recorder throws(Refusal) in try recorder.waitUntilIdle(isAutomatic: true) }
    }
    lookAgain()
  }

  mutating func apply(_ circumstance: Circumstance) {
    attempt { recorder throws(Refusal) in try recorder.apply(circumstance) }
  }

  private mutating func wait(milliseconds: Int64) {
    attempt { recorder throws(Refusal) in
      try recorder.wait(VirtualDuration(nanoseconds: milliseconds * 1_000_000))
    }
  }

  private mutating func attempt(
    _ work: (inout ScriptRecorder<Subject>) throws(Refusal) -> Void
  ) {
    do throws(Refusal) {
      try work(&recorder)
    } catch {
      say(Self.sentence(error.reason))
    }
    lookAgain()
  }

  private mutating func undo() {
    do throws(SetUpFailure) {
      let undone = try recorder.undo()
      say(
        undone.map { "Taken back: \(ScriptPrinter.print($0.command))" }
          ?? "There is nothing to take back.")
    } catch {
      say(Self.sentence(error.message))
    }
    lookAgain()
  }

  private mutating func lookAgain() {
    sight.follow(picture, at: recorder.app.stack + [recorder.app.modal ?? ""])
  }

  private mutating func beginTyping() {
    if let field = chosenField() { prompt = RecorderPrompt(.text(field)) }
  }

  /// The text field that is chosen, or the only one that there is.
  private mutating func chosenField() -> String? {
    let fields = targets.filter { $0.role == "textField" }
    if let field = fields.first(where: { $0.id == sight.focus }) { return field.id }
    if fields.count == 1 { return fields[0].id }
    say(fields.isEmpty ? "There is no text field here." : "Choose a text field first.")
    return nil
  }

  // MARK: Prompts

  private mutating func answer(_ input: TerminalInput) -> RecorderEffect? {
    guard var prompt else { return nil }
    let outcome = prompt.take(input)
    self.prompt = outcome == .goesOn ? prompt : nil
    return outcome == .accepted ? accept(prompt) : nil
  }

  private mutating func accept(_ prompt: RecorderPrompt) -> RecorderEffect? {
    switch prompt.purpose {
    case .text(let id):
      if !prompt.text.isEmpty { perform(.type(Word(id), prompt.text)) }
    case .link:
      if !prompt.text.isEmpty { perform(.open(Word(prompt.text))) }
    case .command:
      if !prompt.text.isEmpty { perform(line: prompt.text) }
    case .file:
      return prompt.text.isEmpty ? .save(path: nil) : .saveUnlessPresent(path: prompt.text)
    case .replacement(let path): return .save(path: path)
    case .waste: return .endWithoutSaving
    }
    return nil
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  // MARK: The mouse

  private mutating func click(_ column: Int, _ row: Int) {
    let picture = picture
    guard let point = sight.point(column: column, row: row, in: picture) else { return }
    guard let id = recorder.app.elementID(atX: point.x, y: point.y) else {
      return say("Nothing is met there.")
    }
    guard let target = targets.first(where: { $0.id == id }) else {
      return say("\(id) takes no taps.")
    }
    sight.choose(target, in: picture)
    perform(.tap(Word(id), times: 1))
  }

  private mutating func turnWheel(_ turns: Int, at column: Int) {
    if sight.geometry(for: picture)?.logColumns.contains(column) == true {
      scrollLog(by: -3 * turns)
    } else {
      scroll(by: turns < 0 ? -Self.scrollStep : Self.scrollStep)
    }
  }

  // MARK: The log

  private mutating func scrollLog(by lines: Int) {
    guard let geometry = sight.geometry(for: picture) else { return }
    let shown = geometry.logRows.count
    let wanted = sight.logOffset + max(0, lines) + shown
    sight.scrollLog(
      by: lines, of: log(width: geometry.logColumns.count, limit: wanted).lines.count, shown: shown)
  }

  /// The log as lines, of which at least so many from the end are there.
  func log(width: Int, limit: Int) -> RecorderLog {
    RecorderLog(
      opening: recorder.openingEntries, steps: recorder.steps, width: width, limit: limit)
  }
}
