import Foundation

/// A program that was run to its end.
struct Child {
  let exitCode: Int32
  /// Nanoseconds from its start to its end.
  let wallTime: Double
  /// Seconds that it, and what it started and waited for, spent in user mode.
  let userSeconds: Double

  /// Runs a program with no input; what it prints goes to `log`, or nowhere.
  static func run(_ arguments: [String], log: String = "/dev/null") throws -> Child {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }

    var id = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    var failure: Int32 = 0
    let time = Stopwatch.time {
      failure = posix_spawnp(&id, arguments[0], &actions, nil, words, variables)
      if failure == 0 { while wait4(id, &status, 0, &usage) == -1 && errno == EINTR {} }
    }
    guard failure == 0 else {
      throw Unavailable(reason: "\(arguments[0]): \(String(cString: strerror(failure)))")
    }
    return Child(
      exitCode: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f,
      wallTime: time,
      userSeconds: Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6)
  }

  /// Runs a program that has to succeed.
  @discardableResult
  static func mustRun(_ arguments: [String]) throws -> Child {
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmarks-\(getpid()).log").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let child = try run(arguments, log: log)
    guard child.exitCode == 0 else {
      let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      throw Unavailable(
        reason:
          "\(arguments.joined(separator: " ")) ended with \(child.exitCode): \(said.suffix(600))")
    }
    return child
  }
}
