/// Why an app could not be made as a script's set-up wants it.
struct SetUpFailure: Error, Equatable {
  enum Kind: Equatable {
    /// The profile's file is not there or cannot be read.
    case unreadable
    /// The profile's file says something that is no profile.
    case invalid
  }

  let kind: Kind
  let message: String

  var exitCode: ExitCode {
    switch kind {
    case .unreadable: .unreadableInput
    case .invalid: .faultyScript
    }
  }
}
