/// `fuzz`: random steps under the invariants; what breaks is printed as a script that breaks it again.
struct FuzzCommand<Subject: Simulation> {
  let simulation: Subject
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  /// - Parameter write: Is given the script, or what was tried in vain.
  func run(_ options: FuzzOptions, write: (String) throws -> Void) throws -> ExitCode {
    let progress = ProgressLine(errors)
    var run = 0
    let fuzzer = Fuzzer(
      simulation, profile: options.profile, isInterrupted: isInterrupted
    ) { count, isShrinking in
      let work = isShrinking ? "shrinking, try \(count)" : "step \(count) of \(options.taps)"
      let place = options.runs > 1 ? "run \(run) of \(options.runs): " : ""
      try progress.show(every: 64, at: count, place + work)
    }
    while run < options.runs {
      run += 1
      let seed = options.seed &+ UInt64(run - 1)
      let finding = try fuzzer.run(seed: seed, steps: options.taps)
      if let finding {
        try progress.end()
        try write(script(for: finding, options).text)
        try errors.write(
          "\(ToolHelp.tool): error: invariant: \(finding.violation.invariant); "
            + "\(PlainText.visible(finding.violation.fault))\n")
        return .failure
      }
      guard !isInterrupted() else {
        try progress.end()
        if run > 1 { try write(summary(options, runs: run - 1)) }
        return .interrupted
      }
    }
    try progress.end()
    try write(summary(options, runs: options.runs))
    return .success
  }

  private func script(for finding: FuzzFinding, _ options: FuzzOptions) -> StepScript {
    var script = StepScript(name: "fuzz \(finding.seed)", profile: options.profile)
    script.comments = [
      "broken: \(finding.violation.invariant)", finding.violation.fault,
      "found with --seed \(finding.seed) --taps \(options.taps), in \(finding.originalCount) steps",
    ]
    script.lines = finding.steps.map { ScriptPrinter.print($0) }
    return script
  }

  private func summary(_ options: FuzzOptions, runs: Int) -> String {
    let steps = options.taps == 1 ? "1 step" : "\(options.taps) steps"
    guard runs > 1 else { return "seed \(options.seed): \(steps), and nothing broke\n" }
    let last = options.seed &+ UInt64(runs - 1)
    return "seeds \(options.seed) to \(last): \(steps) each, and nothing broke\n"
  }
}
