import Testing

@testable import benchmarks

@Suite struct OptionsTests {
  private let ids = ["W1", "W5a", "W5b", "W10", "M1"]

  @Test func `options are read`() throws {
    let options = try Options(["--quick", "--json", "--strict"], ids: ids)
    #expect(options.isQuick && options.isJSON && options.isStrict)
    #expect(options.filter == nil)
  }

  @Test(arguments: [
    ("W1", ["W1"]), ("W5", ["W5a", "W5b"]), ("W5b,M1", ["W5b", "M1"]),
    ("W", ["W1", "W5a", "W5b", "W10"]),
  ])
  func `a filter names rows, variants or a family`(_ filter: String, _ found: [String]) throws {
    #expect(try Options(["--filter", filter], ids: ids).filter == found)
    #expect(try Options(["--filter=\(filter)"], ids: ids).filter == found)
  }

  @Test(arguments: [
    ["--fast"], ["--filter"], ["--filter", ""], ["--filter", "W2"], ["--filter", "W1,"],
    ["--quick=yes"], ["W1"],
  ])
  func `what makes no sense is refused`(_ arguments: [String]) {
    #expect(throws: Options.UsageError.self) { try Options(arguments, ids: ids) }
  }
}
