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
  /// The id of what is chosen.
  private(set) var focus: String?
  /// How many lines of the log are below those that are shown.
  private(set) var logOffset = 0
  /// The first row of the picture that is shown, where not all of them have room.
  private(set) var pictureOffset = 0
  private var size = RecorderGeometry.smallest
  /// Where one was when the picture was last looked at.
  private var place: [String] = []

  init(_ recorder: ScriptRecorder<Subject>, output: String?, waitsByItself: Bool) {
    self.recorder = recorder
    self.output = output
    self.waitsByItself = waitsByItself
  }

  var picture: Picture { recorder.app.picture(title: "") }

  /// What can be chosen now.
  var targets: [RecorderTarget] { RecorderTarget.all(in: picture) }

  mutating func resize(to size: ScreenSize) {
    self.size = size
    showFocus()
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
    case .mouse(.wheelUp, let column, _): turnWheel(-3, at: column)
    case .mouse(.wheelDown, let column, _): turnWheel(3, at: column)
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
      if let field = chosenField() { perform(.clear(field)) }
    case "o": prompt = RecorderPrompt(.link)
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
    case .up: move(.up)
    case .down: move(.down)
    case .left: move(.left)
    case .right: move(.right)
    case .tab: step(by: 1)
    case .backTab: step(by: -1)
    case .enter:
      guard let focus else { return say("Nothing is chosen; arrows and Tab choose.") }
      perform(.tap(focus))
    case .escape: focus = nil
    case .home: step(to: targets.first)
    case .end: step(to: targets.last)
    case .pageUp: movePicture(by: -(size.rows / 2))
    case .pageDown: movePicture(by: size.rows / 2)
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

  private mutating func perform(_ action: RecordedAction) {
    recorder.perform(action)
    if waitsByItself, !recorder.app.isIdle {
      attempt { recorder throws(Refusal) in try recorder.waitUntilIdle(isAutomatic: true) }
    }
    lookAgain()
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

  /// What was chosen may be gone.
  private mutating func lookAgain() {
    logOffset = 0
    let place = recorder.app.stack + [recorder.app.modal ?? ""]
    if place != self.place { pictureOffset = 0 }
    self.place = place
    if let focus, !targets.contains(where: { $0.id == focus }) { self.focus = nil }
    showFocus()
  }

  private mutating func beginTyping() {
    if let field = chosenField() { prompt = RecorderPrompt(.text(field)) }
  }

  /// The text field that is chosen, or the only one that there is.
  private mutating func chosenField() -> String? {
    let fields = targets.filter { $0.role == "textField" }
    if let field = fields.first(where: { $0.id == focus }) { return field.id }
    if fields.count == 1 { return fields[0].id }
    say(fields.isEmpty ? "There is no text field here." : "Choose a text field first.")
    return nil
  }

  // MARK: Prompts

  private mutating func answer(_ input: TerminalInput) -> RecorderEffect? {
    guard var prompt else { return nil }
    self.prompt = nil
    if prompt.isQuestion {
      switch input {
      case .text("y"), .text("Y"): return accept(prompt)
      case .text("n"), .text("N"), .key(.escape): break
      case .text, .key, .mouse, .paste: self.prompt = prompt
      }
      return nil
    }
    switch input {
    case .text(let scalar): prompt.insert(scalar)
    case .paste(let text): prompt.insert(text)
    case .key(.backspace): prompt.removeLast()
    case .key(.deleteLine): prompt.removeAll()
    case .key(.enter): return accept(prompt)
    case .key(.escape): return nil
    case .key, .mouse: break
    }
    self.prompt = prompt
    return nil
  }

  private mutating func accept(_ prompt: RecorderPrompt) -> RecorderEffect? {
    switch prompt.purpose {
    case .text(let id):
      if !prompt.text.isEmpty { perform(.type(id, prompt.text)) }
    case .link:
      if !prompt.text.isEmpty { perform(.open(prompt.text)) }
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

  // MARK: Choosing

  private mutating func move(_ direction: RecorderTarget.Direction) {
    let targets = targets
    guard let current = targets.first(where: { $0.id == focus }) else {
      return step(to: targets.first)
    }
    if let next = current.nearest(direction, among: targets) { step(to: next) }
  }

  private mutating func step(by count: Int) {
    let targets = targets
    guard !targets.isEmpty else { return }
    guard let place = targets.firstIndex(where: { $0.id == focus }) else {
      return step(to: count > 0 ? targets.first : targets.last)
    }
    step(to: targets[(place + count + targets.count) % targets.count])
  }

  private mutating func step(to target: RecorderTarget?) {
    focus = target?.id ?? focus
    showFocus()
  }

  // MARK: The mouse

  private mutating func click(_ column: Int, _ row: Int) {
    let picture = picture
    guard let geometry = RecorderGeometry(size, pictureWidth: picture.width),
      geometry.pictureColumns.contains(column), geometry.pictureRows.contains(row),
      let point = fitted(picture, geometry).point(
        column: column - geometry.pictureColumns.lowerBound,
        row: row - geometry.pictureRows.lowerBound + pictureOffset)
    else { return }
    guard let id = recorder.app.elementID(atX: point.x, y: point.y) else {
      return say("Nothing is met there.")
    }
    guard targets.contains(where: { $0.id == id }) else { return say("\(id) takes no taps.") }
    focus = id
    perform(.tap(id))
  }

  private mutating func turnWheel(_ rows: Int, at column: Int) {
    guard let geometry = RecorderGeometry(size, pictureWidth: picture.width) else { return }
    if geometry.logColumns.contains(column) {
      scrollLog(by: -rows)
    } else {
      movePicture(by: rows)
    }
  }

  // MARK: What is in sight

  func fitted(_ picture: Picture, _ geometry: RecorderGeometry) -> FittedPicture {
    FittedPicture(
      picture, columns: geometry.pictureColumns.count, rows: geometry.pictureRows.count,
      focus: focus)
  }

  private mutating func movePicture(by rows: Int) {
    let picture = picture
    guard let geometry = RecorderGeometry(size, pictureWidth: picture.width) else { return }
    let most = max(0, fitted(picture, geometry).rows.count - geometry.pictureRows.count)
    pictureOffset = min(max(0, pictureOffset + rows), most)
  }

  private mutating func scrollLog(by lines: Int) {
    guard let geometry = RecorderGeometry(size, pictureWidth: picture.width) else { return }
    let all = log(width: geometry.logColumns.count).lines.count
    logOffset = min(max(0, logOffset + lines), max(0, all - geometry.logRows.count))
  }

  func log(width: Int) -> RecorderLog {
    RecorderLog(opening: recorder.openingEntries, steps: recorder.steps, width: width)
  }

  /// Moves the picture no further than it takes to see what is chosen.
  private mutating func showFocus() {
    let picture = picture
    guard let geometry = RecorderGeometry(size, pictureWidth: picture.width) else { return }
    let fitted = fitted(picture, geometry)
    let room = geometry.pictureRows.count
    if let target = targets.first(where: { $0.id == focus }) {
      let rows = fitted.rows(of: target.area)
      pictureOffset = min(pictureOffset, rows.lowerBound)
      pictureOffset = max(pictureOffset, min(rows.upperBound - room, rows.lowerBound))
    }
    pictureOffset = min(max(0, pictureOffset), max(0, fitted.rows.count - room))
  }
}
