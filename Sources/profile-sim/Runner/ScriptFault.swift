/// Why a script cannot be run, ready to be printed.
enum ScriptFault: Equatable, CustomStringConvertible {
  case placed(Diagnostic)
  /// Something that is true of the file as a whole.
  case whole(file: String, message: String)

  /// The script that cannot be run.
  var script: String {
    switch self {
    case .placed(let diagnostic): diagnostic.script
    case .whole(let file, _): file
    }
  }

  var description: String {
    switch self {
    case .placed(let diagnostic): diagnostic.description
    case .whole(let file, let message): "\(PlainText.visible(file)): error: \(message)\n"
    }
  }
}
