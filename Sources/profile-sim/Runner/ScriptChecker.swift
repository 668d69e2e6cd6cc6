/// Reads a script through without running it: finds its faults and what its set-up wants.
struct ScriptChecker<Subject: Simulation> {
  let simulation: Subject
  let isEmptyAllowed: Bool

  /// - Parameter report: Is given every fault, in the order of their places.
  /// - Throws: `InputFailure` when the file cannot be read, and what `report` throws.
  func check(_ file: ScriptFile, report: (ScriptFault) throws -> Void) throws -> ScriptOutline {
    let resolver = Resolver(vocabulary: simulation.vocabulary)
    var outline = ScriptOutline()
    var reader = ScriptReader(try file.makeSource())
    while let item = try reader.next() {
      outline.lastLine = item.source.number
      var faults: [Fault] = []
      switch item.content {
      case .failure(let fault):
        faults = [fault]
        outline.exitCode = max(outline.exitCode, .faultyScript)
      case .success(let line):
        guard let command = line.command else { continue }
        faults = resolver.faults(in: command)
        if !faults.isEmpty {
          outline.exitCode = max(outline.exitCode, .faultyScript)
        }
        faults += note(command, line: line.number, of: file, in: &outline)
      }
      for fault in faults {
        try report(.placed(Diagnostic(fault, in: item.source, of: file.displayName)))
      }
    }
    if outline.stepCount == 0, outline.exitCode == .success, !isEmptyAllowed {
      outline.exitCode = .faultyScript
      let message = "the script is empty: nothing in it does anything (--allow-empty permits this)"
      try report(.whole(file: file.displayName, message: message))
    }
    return outline
  }

  private func note(
    _ command: Command, line: Int, of file: ScriptFile, in outline: inout ScriptOutline
  ) -> [Fault] {
    switch command {
    case .setUp(let setUp):
      return note(setUp, of: file, in: &outline)
    case .act, .wait:
      outline.stepCount += 1
    case .expect(let expectation):
      outline.stepCount += 1
      if case .route = expectation.condition {
        outline.lastRouteExpectation = line
      }
    }
    return []
  }

  private func note(
    _ setUp: SetUpCommand, of file: ScriptFile, in outline: inout ScriptOutline
  ) -> [Fault] {
    switch setUp {
    case .name(let name): outline.setUp.name = name
    case .tags(let tags): outline.setUp.tags = tags.map(\.text)
    case .seed(let seed): outline.setUp.seed = seed
    case .start(let link): outline.setUp.start = link.text
    case .profile(let sample): outline.setUp.profile = .sample(sample.text)
    case .profileFile(let word):
      let isAbsolute = word.text.hasPrefix("/")
      let path = isAbsolute ? word.text : file.folder + word.text
      outline.setUp.profile = .file(written: word.text, path: path)
      do throws(SetUpFailure) {
        // Only the profile is tried here; a fault of another command has its own message.
        _ = try simulation.makeApp(SetUp(profile: outline.setUp.profile))
      } catch {
        outline.exitCode = max(outline.exitCode, error.exitCode)
        return [Fault(error.message, at: word)]
      }
    }
    return []
  }
}
