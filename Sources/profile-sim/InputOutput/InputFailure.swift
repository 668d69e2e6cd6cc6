/// Why something could not be read, in words.
struct InputFailure: Error, Equatable {
  let reason: String
}
