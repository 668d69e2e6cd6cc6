#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that a process was started at.
final class ProcessTerminal: Terminal {
  private let input: Int32
  private let output: Int32
  private let modeBefore: TerminalMode
  private var signals: Int32?

  /// Nil if one of the two is no terminal.
  init?(input: Int32, output: Int32) {
    guard System.isTerminal(input), System.isTerminal(output),
      let mode = TerminalMode(of: output)
    else { return nil }
    self.input = input
    self.output = output
    self.modeBefore = mode
  }

  /// What does not say how large it is, as some serial lines, has the usual size.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  func takeOver() throws(OutputFailure) {
    if signals == nil {
      signals = TerminalSignals.watch()
      CrashRestoration.prepare(output, mode: modeBefore)
    }
    try enter()
  }

  func giveBack() {
    leave()
    CrashRestoration.cancel()
    if let signals { TerminalSignals.ignore(readingFrom: signals) }
    signals = nil
  }

  func suspend() {
    leave()
    TerminalSignals.stopProcess()
    // If this fails, so does the next thing that is written.
    try? enter()
  }

  func write(_ text: String) throws(OutputFailure) {
    try System.writeBytes(Array(text.utf8)[...], to: output)
  }

  func nextEvent(patience: Int?) -> TerminalEvent {
    var watched = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&watched, nfds_t(watched.count), Int32(patience ?? -1))
    if count == 0 { return .silence }
    guard count > 0 else { return errno == EINTR ? nextEvent(patience: patience) : .ended }
    if watched[1].revents != 0, let signals {
      let number = try? System.readBytes(1, from: signals).first
      let event = number.map(TerminalSignals.event) ?? .silence
      // A shell has set the terminal as it likes it while the process stood still.
      if event == .resumed { try? enter() }
      return event
    }
    // A terminal that is gone gives nothing, or an error.
    guard let bytes = try? System.readBytes(4_096, from: input), !bytes.isEmpty else {
      return .ended
    }
    return .bytes(bytes)
  }

  private func enter() throws(OutputFailure) {
    modeBefore.raw.apply(to: output)
    try write(TerminalSequences.takeOver)
  }

  private func leave() {
    // Nothing can be done for a terminal that is gone.
    try? write(TerminalSequences.giveBack)
    modeBefore.apply(to: output)
  }
}
