/// Why something could not be written.
enum OutputFailure: Error, Equatable {
  /// The other end of a pipe was closed: nobody is interested any more.
  case readerGone
  case failed(reason: String)

  /// What a person is told.
  var message: String {
    switch self {
    case .readerGone: "nobody reads it"
    case .failed(let reason): reason
    }
  }
}
