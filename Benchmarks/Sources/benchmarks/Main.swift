import Foundation

@main
struct Main {
  static func main() throws {
    let options: Options
    do throws(Options.UsageError) {
      options = try Options(CommandLine.arguments.dropFirst(), ids: allBenchmarks.map(\.id))
    } catch {
      Console.complain(error.message)
      exit(64)
    }
    if options.asksForHelp {
      Console.print(Options.help)
    } else if options.asksForList {
      for benchmark in allBenchmarks {
        Console.print(
          benchmark.id + "\t" + benchmark.title + (benchmark.isQuick ? "" : " (not quick)"))
      }
    } else {
      exit(try run(options))
    }
  }

  private static func run(_ options: Options) throws -> Int32 {
    let plan = options.isQuick ? Plan.quick : Plan.full
    var findings: [Finding] = []
    var code: Int32 = 0
    if !options.isJSON { Table.printHeader() }
    let idleThread = IdleThread()
    for benchmark in allBenchmarks where options.includes(benchmark) {
      do {
        let finding = try measure(benchmark, plan)
        if !options.isJSON { Table.printRow(finding) }
        findings.append(finding)
        let isGood = options.isStrict ? finding.verdict == .met : finding.verdict != .failed
        if !isGood { code = max(code, 1) }
      } catch let error as Unavailable {
        Console.complain("\(benchmark.id) cannot be measured: \(error.reason)")
        code = 69
      }
    }
    withExtendedLifetime(idleThread) {}
    if options.isJSON {
      try JSONReport(
        mode: options.isQuick ? "quick" : "full", rows: findings.map(JSONReport.Row.init)
      )
      .print()
    }
    return code
  }

  /// A quick row that fails is measured again, for longer: something else may have run meanwhile. Only what fails three times
  /// has failed.
  private static func measure(_ benchmark: any Benchmark, _ plan: Plan) throws -> Finding {
    var finding = try benchmark.measure(plan)
    for _ in 0..<2 where benchmark.isQuick && finding.verdict == .failed && finding.faults.isEmpty {
      finding = try benchmark.measure(plan.twice)
    }
    return finding
  }
}
