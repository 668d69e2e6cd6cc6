import Foundation

/// Builds the programs whose size, start or build is measured.
///
/// They have build folders of their own: other flags in the usual one would make everything be built again.
struct Programs {
  private let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of this package.
  var benchmarks: String { package.path }
  /// The folder of the library.
  var library: String { package.deletingLastPathComponent().path }

  /// A path in this package's build folder.
  func scratch(_ name: String) -> String {
    package.appendingPathComponent(".build/\(name)").path
  }

  /// Builds a program in release mode, and returns its path.
  func build(
    _ name: String, in folder: String, scratch: String = "programs", flags: [String] = []
  ) throws -> String {
    let scratch = self.scratch(scratch)
    try Child.mustRun(
      [
        "swift", "build", "-c", "release", "--package-path", folder, "--product", name,
        "--scratch-path", scratch,
      ] + flags)
    return "\(scratch)/release/\(name)"
  }

  /// The bytes of a program without its symbols.
  func strippedSize(of program: String) throws -> Double {
    let stripped = "\(program).stripped"
    try Child.mustRun(["strip", "-o", stripped, program])
    let attributes = try FileManager.default.attributesOfItem(atPath: stripped)
    guard let size = attributes[.size] as? Int else {
      throw Unavailable(reason: "\(stripped) has no size")
    }
    return Double(size)
  }
}
