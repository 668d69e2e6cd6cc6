import Foundation

/// The built tool, run as a process of its own.
struct ToolProcess {
  let status: Int32
  let output: String
  let errors: String

  /// The executable that was built beside these tests.
  static let executable: String? = {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let arguments = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    let folders = (bundles + arguments).flatMap { url in
      [url, url.deletingLastPathComponent()]
    }
    return folders.map { $0.appendingPathComponent("profile-sim").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Runs a line of shell in which `$tool` is the executable and `$1`, `$2` … are the arguments.
  ///
  /// Output goes to files, so that no pipe of the test's own can fill up.
  static func shell(_ line: String, _ arguments: String...) throws -> ToolProcess {
    guard let executable else { throw CocoaError(.fileNoSuchFile) }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line, "sh"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["tool": executable, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    let files = try ["output", "errors"].map { name in
      try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", to: name)))
    }
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    process.waitUntilExit()
    return ToolProcess(
      status: process.terminationStatus, output: try folder.read("output"),
      errors: try folder.read("errors"))
  }
}
