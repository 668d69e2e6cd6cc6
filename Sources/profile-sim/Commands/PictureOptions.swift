/// What `picture` is told on the command line.
struct PictureOptions: Equatable {
  enum Format: String, CaseIterable {
    case svg, text
  }

  var path: String
  var format = Format.svg
  /// After which step that does something the app is drawn; nil for the end of the script.
  var step: Int?
  /// The file for the picture; nil for standard output.
  var output: String?
  var display = Display()
}
