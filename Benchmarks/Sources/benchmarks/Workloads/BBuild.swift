import Foundation

/// How large the smallest program is.
struct ProgramSize: Benchmark {
  let id: String
  let title: String
  let isQuick = false
  let kilobytes: Double
  /// See `Finding.reached`.
  var reached: Double?
  let flags: [String]

  static let dynamic = ProgramSize(
    id: "B1", title: "stripped hello: subject + map + sink", kilobytes: 150, reached: 1520,
    flags: [])
  static let staticLibrary = ProgramSize(
    id: "B2", title: "the same with -static-stdlib", kilobytes: 6300,
    flags: ["--static-swift-stdlib"])

  func measure(_ plan: Plan) throws -> Finding {
    let programs = Programs()
    func kilobytes(_ name: String) throws -> Double {
      let program = try programs.build(
        name, in: programs.benchmarks, scratch: "programs-\(id)", flags: flags)
      return try programs.strippedSize(of: program) / 1000
    }
    let limit = try kilobytes("hello-limit")
    let signals = try kilobytes("hello-signals")
    return Finding(
      id: id, title: title, unit: .kilobytes, limit: limit, signals: signals,
      target: .figure(self.kilobytes),
      reached: reached)
  }
}

/// How much work it is to build the library from nothing; the limit is `hello-limit`, without linking.
struct CleanBuild: Benchmark {
  let id = "B3"
  let title = "clean release build of Signals, user seconds"
  let isQuick = false

  func measure(_ plan: Plan) throws -> Finding {
    let programs = Programs()
    func seconds(_ target: String, in folder: String) throws -> Double {
      let scratch = programs.scratch("clean")
      try? FileManager.default.removeItem(atPath: scratch)
      defer { try? FileManager.default.removeItem(atPath: scratch) }
      return try Child.mustRun([
        "swift", "build", "-c", "release", "--package-path", folder, "--target", target,
        "--scratch-path", scratch,
      ]).userSeconds
    }
    let limit = try seconds("hello-limit", in: programs.benchmarks)
    let signals = try seconds("Signals", in: programs.library)
    return Finding(
      id: id, title: title, unit: .seconds, limit: limit, signals: signals,
      target: .figure(10), reached: 27)
  }
}
