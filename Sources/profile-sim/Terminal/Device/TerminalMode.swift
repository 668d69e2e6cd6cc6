#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the driver of a terminal handles lines and keys.
struct TerminalMode {
  private var attributes: termios

  /// The mode that a terminal is in; nil for what is none.
  init?(of descriptor: Int32) {
    attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
  }

  /// The same without line editing, echo and keys that send signals: every byte comes as it is, at once.
  var raw: TerminalMode {
    var mode = self
    cfmakeraw(&mode.attributes)
    return mode
  }

  /// Brings the terminal into this mode; what was typed before stays to be read.
  func apply(to descriptor: Int32) {
    withUnsafePointer(to: attributes) { pointer in
      while tcsetattr(descriptor, TCSADRAIN, pointer) != 0, errno == EINTR {}
    }
  }
}
