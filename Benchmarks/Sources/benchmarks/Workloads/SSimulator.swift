import Foundation
import ProfileFeature
import Signals

/// A scripted tap against a call of the view model that it ends in. Both have the coordinator and the recorder behind them; the tap
/// also goes through the headless front end, which finds the element and scrolls.
///
/// The tool says only what went wrong, so no transcript is made.
struct ScriptedTap: Benchmark {
  let id = "S1"
  let title = "profile-sim: a million taps, per tap"
  let isQuick = false

  private let count = 1_000_000

  func measure(_ plan: Plan) throws -> Finding {
    let simulator = try Simulator()
    let script = try simulator.script(taps: count)
    var samples = Samples()
    for _ in 0..<3 {
      samples.addLimit(try directCalls() / Double(count))
      samples.addOurs(try simulator.replay(script).wallTime / Double(count))
    }
    return Finding(
      id: id, title: title, unit: .nanoseconds, samples, target: .ratio(3))
  }

  /// Nanoseconds for all of them.
  private func directCalls() throws -> Double {
    let clock = VirtualTimeScheduler()
    let library = ProfileLibrary.own
    let coordinator = ProfileCoordinator(
      start: NavigationState(stack: [.profile(username: library.main.profile.username)]),
      services: InMemoryServer(library, scheduler: clock).services, census: Census(),
      navigator: HeadlessNavigator(clock: clock))
    let recorder = RouteRecorder(coordinator.events, clock: clock)
    clock.advance(by: .seconds(2))
    guard case .profile(let profile) = coordinator.topScreen else {
      throw Unavailable(reason: "the first screen is not the profile")
    }
    var changes = 0
    let time = Stopwatch.time {
      for _ in 0..<count {
        profile.header.postsTapped()
        changes += recorder.takeEntries().count
      }
    }
    guard changes >= count * 2 else { throw Unavailable(reason: "taps were lost") }
    return time
  }
}

/// From start to end of the built-in demonstration, against a program that does nothing.
struct Demonstration: Benchmark {
  let id = "S2"
  let title = "profile-sim: start to end of the demonstration"
  let isQuick = false

  func measure(_ plan: Plan) throws -> Finding {
    let simulator = try Simulator()
    let programs = Programs()
    let empty = try programs.build("empty-program", in: programs.benchmarks)
    var samples = Samples()
    for _ in 0..<plan.processRepetitions {
      samples.addLimit(try Child.mustRun([empty]).wallTime / 1e6)
      samples.addOurs(try Child.mustRun([simulator.program]).wallTime / 1e6)
    }
    return Finding(
      id: id, title: title, unit: .milliseconds, samples, target: .ratio(2))
  }
}

/// Whether time grows with the script, and memory does not.
struct LongScript: Benchmark {
  let id = "S3"
  let title = "profile-sim: 500,000 taps against 50,000"
  let isQuick = false

  func measure(_ plan: Plan) throws -> Finding {
    let simulator = try Simulator()
    let short = try simulator.script(taps: 50_000)
    let long = try simulator.script(taps: 500_000)
    var samples = Samples()
    for _ in 0..<3 {
      samples.addLimit(try simulator.replay(short).wallTime / 1e6)
      samples.addOurs(try simulator.replay(long).wallTime / 1e6)
    }
    var finding = Finding(
      id: id, title: title, unit: .milliseconds, samples, target: .ratio(10.5))
    if let few = try simulator.peakKilobytes(short), let many = try simulator.peakKilobytes(long) {
      finding.note = "peak memory \(few) KB and \(many) KB"
      if Double(many) > Double(few) * 1.25 { finding.faults.append("memory grows with the script") }
    }
    return finding
  }
}

/// The tool, and scripts for it that are gone when this is.
private final class Simulator {
  let program: String
  private let folder: URL

  init() throws {
    let programs = Programs()
    program = try programs.build("profile-sim", in: programs.library, scratch: "simulator")
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A script with so many taps, a line for each.
  func script(taps: Int) throws -> String {
    let path = folder.appendingPathComponent("\(taps).taps")
    let text =
      "profile own\nwait until idle\n" + String(repeating: "tap header.posts\n", count: taps)
    try Data(text.utf8).write(to: path)
    return path.path
  }

  private func arguments(_ script: String) -> [String] {
    ["replay", "--format", "github", script]
  }

  func replay(_ script: String) throws -> Child {
    try Child.mustRun([program] + arguments(script))
  }

  /// The most memory that a replay occupies; `nil` where the system does not tell.
  ///
  /// What `wait4` tells is no less than this process has, which the other was at first.
  func peakKilobytes(_ script: String) throws -> Int? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments(script)
    try process.run()
    let status = "/proc/\(process.processIdentifier)/status"
    var peak: Int?
    while process.isRunning {
      let lines = (try? String(contentsOfFile: status, encoding: .utf8))?.split(separator: "\n")
      if let line = lines?.first(where: { $0.hasPrefix("VmHWM:") }) {
        peak = Int(line.split { !$0.isNumber }.first ?? "")
      }
      Thread.sleep(forTimeInterval: 0.001)
    }
    return peak
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
