/// Runs the recorder at a terminal: hands it what comes, shows what it draws, and does what it asks for.
struct RecordSession<Subject: Simulation> {
  /// How a session ended, and with which script.
  struct Ending: Equatable {
    enum Reason {
      case done, interrupted
    }

    let reason: Reason
    /// What is left to be printed; empty if it was saved, or nothing is wanted of it.
    var script = ""
    /// Where it was saved.
    var savedPath: String?
  }

  let terminal: any Terminal
  let usesColor: Bool
  /// Saves a script, in one piece.
  let save: (_ script: String, _ path: String) throws(OutputFailure) -> Void
  let fileExists: (String) -> Bool

  private var interface: RecorderInterface<Subject>
  private var decoder = InputDecoder()
  private var shown: ScreenBuffer?

  init(
    _ interface: RecorderInterface<Subject>, at terminal: any Terminal, usesColor: Bool,
    fileExists: @escaping (String) -> Bool,
    save: @escaping (_ script: String, _ path: String) throws(OutputFailure) -> Void
  ) {
    self.interface = interface
    self.terminal = terminal
    self.usesColor = usesColor
    self.fileExists = fileExists
    self.save = save
  }

  /// - Throws: What the terminal throws; it is given back all the same.
  mutating func run() throws(OutputFailure) -> Ending {
    defer { terminal.giveBack() }
    try terminal.takeOver()
    while true {
      try draw()
      switch terminal.nextEvent(patience: decoder.patience) {
      case .bytes(let bytes):
        for input in decoder.decode(bytes) {
          if let ending = try handle(input) { return ending }
        }
      case .silence:
        if let input = decoder.timeOut(), let ending = try handle(input) { return ending }
      case .resized: break
      case .suspensionAsked: suspend()
      case .resumed: shown = nil
      case .ended: return interrupted()
      }
    }
  }

  private mutating func draw() throws(OutputFailure) {
    let size = terminal.size
    interface.resize(to: size)
    var screen = RecorderView.draw(interface, size: size)
    if !usesColor { screen.removeColors() }
    let update = ScreenUpdate.text(from: shown, to: screen)
    if !update.isEmpty { try terminal.write(update) }
    shown = screen
  }

  private mutating func suspend() {
    terminal.suspend()
    shown = nil
  }

  private mutating func handle(_ input: TerminalInput) throws(OutputFailure) -> Ending? {
    switch interface.handle(input) {
    case nil: return nil
    case .suspend: suspend()
    case .redraw: shown = nil
    case .interrupt: return interrupted()
    case .endWithoutSaving: return Ending(reason: .done)
    case .save(nil): return Ending(reason: .done, script: interface.recorder.script)
    case .save(let path?): return finish(savingTo: path)
    case .saveUnlessPresent(let path):
      guard fileExists(path) else { return finish(savingTo: path) }
      interface.askForReplacement(of: path)
    }
    return nil
  }

  /// Ends if the script could be saved; else it is still there to be saved elsewhere.
  private mutating func finish(savingTo path: String) -> Ending? {
    do throws(OutputFailure) {
      try save(interface.recorder.script, path)
      return Ending(reason: .done, savedPath: path)
    } catch {
      interface.say("It could not be saved: \(error.message)")
      return nil
    }
  }

  /// Nothing that was recorded is lost.
  private func interrupted() -> Ending {
    let script = interface.recorder.script
    guard !script.isEmpty, let path = interface.output else {
      return Ending(reason: .interrupted, script: script)
    }
    do throws(OutputFailure) {
      try save(script, path)
      return Ending(reason: .interrupted, savedPath: path)
    } catch {
      return Ending(reason: .interrupted, script: script)
    }
  }
}
