import Foundation

/// What is printed is there at once, also in a file.
enum Console {
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data("\(text)\n".utf8))
  }

  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("benchmarks: error: \(message)\n".utf8))
  }
}
