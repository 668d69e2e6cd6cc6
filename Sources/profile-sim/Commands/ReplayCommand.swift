/// `replay`: checks all scripts, then runs those that are selected and have no faults, one after the
/// other or several at once. What is reported is in the order of the scripts in either case.
struct ReplayCommand<Subject: Simulation> {
  let simulation: Subject
  let check: CheckCommand<Subject>
  let options: ReplayOptions
  let output: BufferedOutput
  let errors: BufferedOutput
  let isInterrupted: () -> Bool

  /// Runs a job, the index of which is given, and reports its events.
  private typealias Runner = (Int, (RunEvent) throws -> Void) throws -> JobResult

  private var selection: Selection { options.selection }

  func run(_ allInputs: [ScriptInput], reporter: any Reporter) throws -> ExitCode {
    let inputs = allInputs.filter { selection.shard?.contains($0.name) ?? true }
    try reporter.runBegan(scriptCount: inputs.count)
    let outlines = try inputs.map { input in
      try check.check(input) { try reporter.report($0) }
    }
    try errors.flush()
    var summary = RunSummary()
    summary.exitCode = outlines.map(\.exitCode).max() ?? .success
    let plan = zip(inputs, outlines).map { input, outline in
      step(for: input, outline)
    }
    let jobs = plan.compactMap { step in
      if case .run(let job) = step { job } else { nil }
    }
    try withRunner(of: jobs, watch: { try reporter.lineEnded($0) }) { runner in
      try perform(plan, runner, reporter: reporter, summary: &summary)
    }
    summary.notRun = inputs.count - summary.runCount - summary.skipped
    if summary.skipped > 0, summary.skipped == inputs.count, !otherShardsHaveTags(allInputs) {
      try errors.write("no script has the tags that were asked for\n")
      summary.exitCode = .unreadableInput
    }
    try reporter.runEnded(summary)
    return summary.exitCode
  }

  /// Whether scripts that are not in this shard have the tags that were asked for, so that this one is empty by chance.
  private func otherShardsHaveTags(_ inputs: [ScriptInput]) -> Bool {
    guard let shard = selection.shard else { return false }
    return inputs.contains { input in
      guard case .script(let file) = input, !shard.contains(input.name) else { return false }
      let outline = try? check.checker.check(file) { _ in }
      return outline.map { selection.includes(tags: $0.setUp.tags) } ?? false
    }
  }

  /// What becomes of a script.
  private enum Step {
    case run(ScriptJob<Subject>)
    case skip(file: String)
    case faulty
  }

  private func step(for input: ScriptInput, _ outline: ScriptOutline) -> Step {
    guard outline.exitCode == .success, case .script(let file) = input else { return .faulty }
    guard selection.includes(tags: outline.setUp.tags) else {
      return .skip(file: file.displayName)
    }
    return .run(
      ScriptJob(
        simulation: simulation, file: file, outline: outline, limits: options.limits,
        repetitions: options.repetitions, transcripts: options.transcripts, trace: options.trace))
  }

  /// Gives `body` what runs the jobs in their order, of which it may leave out the last ones.
  ///
  /// - Parameter watch: Is given the app after each line, unless several scripts run at once.
  private func withRunner(
    of jobs: [ScriptJob<Subject>], watch: @escaping (Subject.App) throws -> Void,
    _ body: (Runner) throws -> Void
  ) throws {
    guard options.jobs > 1, jobs.count > 1 else {
      return try body { index, report in
        try withoutActuallyEscaping(report) { report in
          try jobs[index].run(isInterrupted: isInterrupted, watch: watch, report: report)
        }
      }
    }
    let runs = ParallelRuns(
      jobs.map { job in { try job.run(isInterrupted: $0, report: $1) } },
      threads: min(options.jobs, jobs.count))
    runs.start()
    defer { runs.stop() }
    try body { try runs.take($0, isInterrupted: isInterrupted, report: $1) }
  }

  private func perform(
    _ plan: [Step], _ runner: Runner, reporter: any Reporter, summary: inout RunSummary
  ) throws {
    let progress = Progress(on: errors, besides: output, scriptCount: plan.count)
    var index = 0
    for (position, step) in plan.enumerated() {
      guard !isInterrupted() else {
        summary.exitCode = max(summary.exitCode, .interrupted)
        break
      }
      let job: ScriptJob<Subject>
      switch step {
      case .run(let found):
        job = found
      case .skip(let file):
        try reporter.scriptSkipped(file)
        summary.skipped += 1
        continue
      case .faulty:
        if selection.isFailFast { return try progress.clear() }
        continue
      }
      var hasFailed = false
      do {
        try progress.scriptBegins(position + 1, name: job.file.displayName)
        try reporter.report(.scriptBegan(job.heading(number: summary.runCount + 1)))
        let done = try runner(index) { event in
          try progress.eventCame()
          try hand(event, of: job, to: reporter, progress)
        }
        try progress.clear()
        for note in done.notes { try errors.write(note) }
        summary.add(done.result)
        hasFailed = done.result.outcome != .passed
      } catch let stop as ScriptStop {
        try progress.clear()
        let fault = ScriptFault.whole(file: job.file.displayName, message: stop.message)
        try errors.write(fault.description)
        try reporter.report(fault)
        summary.exitCode = max(summary.exitCode, stop.exitCode)
        hasFailed = true
      }
      index += 1
      try output.flush()
      try errors.flush()
      if hasFailed, selection.isFailFast { break }
    }
  }

  private func hand(
    _ event: RunEvent, of job: ScriptJob<Subject>, to reporter: any Reporter, _ progress: Progress
  ) throws {
    try reporter.report(event)
    if case .judged(let verdict) = event, !verdict.isHeld {
      try progress.clear()
      try errors.write(verdict.message(in: job.file.displayName))
    }
  }
}
