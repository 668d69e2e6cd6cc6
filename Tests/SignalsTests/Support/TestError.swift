struct TestError: Error, Hashable {
  let name: String

  init(_ name: String = "oops") {
    self.name = name
  }
}
