/// Why something could not be written.
enum OutputFailure: Error, Equatable {
  /// The other end of a pipe was closed: nobody is interested any more.
  case readerGone
  case failed(reason: String)
}
