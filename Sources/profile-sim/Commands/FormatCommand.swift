/// `format`: brings scripts without faults into canonical form, or says which are not in it.
struct FormatCommand<Subject: Simulation> {
  let check: CheckCommand<Subject>
  let form: CanonicalForm
  let mode: FormatOptions.Mode
  let output: BufferedOutput
  let isInterrupted: () -> Bool

  func run(_ inputs: [ScriptInput]) throws -> ExitCode {
    var code = ExitCode.success
    for input in inputs {
      guard !isInterrupted() else { return .interrupted }
      let found = try check.check(input) { _ in }.exitCode
      code = max(code, found)
      guard found == .success, case .script(let file) = input else { continue }
      do {
        code = max(code, try format(file))
      } catch let failure as InputFailure {
        let fault = ScriptFault.whole(
          file: file.displayName, message: "cannot be read: \(failure.reason)")
        try check.errors.write(fault.description)
        code = max(code, .unreadableInput)
      }
    }
    return code
  }

  private func format(_ file: ScriptFile) throws -> ExitCode {
    switch mode {
    case .print:
      try eachLine(of: file) { try output.write($0) }
      return .success
    case .check:
      guard try !isCanonical(file) else { return .success }
      try output.write(file.displayName + "\n")
      return .failure
    case .inPlace:
      if try !isCanonical(file) {
        try rewrite(file)
      }
      return .success
    }
  }

  private func eachLine(of file: ScriptFile, _ body: (String) throws -> Void) throws {
    var reader = ScriptReader(try file.makeSource())
    var indentation = Indentation()
    while let item = try reader.next() {
      guard case .success(let line) = item.content else {
        throw InputFailure(reason: "the file was changed while it was formatted")
      }
      let depth = indentation.depth(of: line)
      try body(form.text(of: line, depth: depth, source: item.source))
    }
  }

  private func isCanonical(_ file: ScriptFile) throws -> Bool {
    var written = ByteComparison(with: try file.makeSource())
    var isSame = true
    try eachLine(of: file) { line in
      isSame = try isSame && written.goesOn(with: line)
    }
    return try isSame && written.isAtEnd()
  }

  private func rewrite(_ file: ScriptFile) throws {
    guard case .file(let path) = file.contents else {
      throw OutputFailure.failed(reason: "\(file.displayName): it is no regular file")
    }
    let replacement = try FileReplacement(of: path)
    do {
      let draft = BufferedOutput(replacement.sink)
      try eachLine(of: file) { try draft.write($0) }
      try draft.flush()
      try replacement.finish()
    } catch {
      replacement.discard()
      throw error
    }
  }
}
