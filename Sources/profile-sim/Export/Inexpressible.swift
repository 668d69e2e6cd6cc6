/// Why something in a script cannot be said in Swift.
struct Inexpressible: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
