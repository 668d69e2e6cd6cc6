/// What the recorder asks the process for that it is in.
enum RecorderEffect: Equatable {
  /// Save the script and end; without a path it is printed.
  case save(path: String?)
  /// Ask whether there is a file of this name before the script is saved there.
  case saveUnlessPresent(path: String)
  case endWithoutSaving
  case interrupt
  case suspend
  /// Draw everything anew, whatever the terminal shows.
  case redraw
}
