@testable import profile_sim

/// A run of the tool inside the test, with everything that it wrote.
struct ToolRun {
  let code: ExitCode
  let output: String
  let errors: String
  /// In how many pieces the output came.
  let outputPieces: Int

  /// Keeps what is written; can be told to refuse it.
  private final class Recorder: ByteSink {
    private(set) var bytes: [UInt8] = []
    private(set) var pieces = 0
    private let failure: OutputFailure?
    private let room: Int

    init(failure: OutputFailure? = nil, after room: Int = 0) {
      self.failure = failure
      self.room = room
    }

    func write(_ bytes: ArraySlice<UInt8>) throws(OutputFailure) {
      if let failure, self.bytes.count + bytes.count > room { throw failure }
      self.bytes += bytes
      pieces += 1
    }
  }

  /// - Parameter outputFailure: What the output fails with once it has more than `outputRoom` bytes.
  init(
    _ arguments: [String], standardInput: String = "", isTerminal: Bool = false, width: Int? = nil,
    environment: [String: String] = [:], outputFailure: OutputFailure? = nil, outputRoom: Int = 0,
    errorFailure: OutputFailure? = nil, interruptedAfter polls: Int = .max,
    terminal: FakeTerminal? = nil, errorsAreTerminal: Bool = false,
    watcher: (any FileWatcher)? = nil,
    on simulation: some Simulation = NotebookSimulation()
  ) {
    let output = Recorder(failure: outputFailure, after: outputRoom)
    let errors = Recorder(failure: errorFailure)
    var pollsLeft = polls
    var tool = CommandLineTool(
      simulation: simulation,
      output: BufferedOutput(output, isTerminal: isTerminal, width: width),
      errors: BufferedOutput(errors, isTerminal: errorsAreTerminal, width: width),
      standardInput: BytesInMemory(standardInput),
      environmentVariable: { environment[$0] },
      isInterrupted: {
        pollsLeft -= 1
        return pollsLeft < 0
      },
      terminal: { terminal })
    if let watcher { tool.makeWatcher = { _ in watcher } }
    self.code = tool.run(arguments)
    self.output = String(decoding: output.bytes, as: UTF8.self)
    self.outputPieces = output.pieces
    self.errors = String(decoding: errors.bytes, as: UTF8.self)
  }

  /// Formats a script that comes from standard input, which may be empty.
  static func format(
    _ script: String, on simulation: some Simulation = NotebookSimulation()
  ) -> ToolRun {
    ToolRun(["format", "--allow-empty", "-"], standardInput: script, on: simulation)
  }

  /// Replays a script that comes from standard input.
  static func replay(
    _ script: String, _ options: String..., on simulation: some Simulation = NotebookSimulation()
  ) -> ToolRun {
    ToolRun(["replay"] + options + ["-"], standardInput: script, on: simulation)
  }
}
