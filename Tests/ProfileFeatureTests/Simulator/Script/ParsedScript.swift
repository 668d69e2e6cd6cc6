@testable import profile_sim

/// A script read as a whole, as tests want it: its lines, and the faults that stand in it.
struct ParsedScript {
  var script = Script(lines: [])
  var diagnostics: [Diagnostic] = []

  init(_ text: String) throws {
    try self.init(chunks: [Array(text.utf8)])
  }

  init(bytes: [UInt8]) throws {
    try self.init(chunks: [bytes])
  }

  init(chunks: [[UInt8]]) throws {
    var reader = ScriptReader(BytesInMemory(chunks: chunks))
    while let item = try reader.next() {
      switch item.content {
      case .success(let line):
        script.lines.append(line)
      case .failure(let fault):
        diagnostics.append(Diagnostic(fault, in: item.source, of: "t.taps"))
      }
    }
  }

  /// The commands with the lines in which they stand.
  var commands: [(line: Int, command: Command)] {
    script.lines.compactMap { line in line.command.map { (line.number, $0) } }
  }

  /// Faults as `LINE:COLUMN: MESSAGE`, with the suggestion behind a question mark.
  var faults: [String] {
    diagnostics.map { fault in
      "\(fault.line):\(fault.column): \(fault.message)"
        + (fault.suggestion.map { " ?\($0)" } ?? "")
    }
  }
}
