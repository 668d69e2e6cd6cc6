/// What `format` is told on the command line.
struct FormatOptions: Equatable {
  enum Mode {
    case print, check, inPlace
  }

  var paths: [String]
  var mode = Mode.print
  var isEmptyAllowed = false
}
