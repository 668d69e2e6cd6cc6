/// What the command line asks for.
struct Options: Equatable {
  var isQuick = false
  var isStrict = false
  var isJSON = false
  var asksForList = false
  var asksForHelp = false
  /// The ids of the rows that are wanted; `nil` for all.
  var filter: [String]?

  struct UsageError: Error {
    let message: String
  }

  static let help = """
    usage: benchmarks [--quick] [--strict] [--filter ID,…] [--json] [--list]

    Measures Signals against hand-written limits, and prints a table.

      --quick          fewer samples, and only the rows that are quick: for CI, in under a minute
      --strict         fails when a row misses its target, and not only when it misses it by half
      --filter ID,…    only these rows, as in W1,W5a; W5 stands for W5a and W5b, W for all of them
      --json           prints JSON instead of a table
      --list           lists the rows, and measures nothing
      --help           prints this

    Exit codes: 0 all is well, 1 a row failed, 64 wrong usage, 69 a row could not be measured.
    """

  /// - Parameters:
  ///   - arguments: The command line without the name of the tool.
  ///   - ids: The rows that there are.
  init(_ arguments: some Sequence<String>, ids: [String]) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      let pieces = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch String(pieces[0]) {
      case "--filter":
        guard let value = pieces.count > 1 ? String(pieces[1]) : rest.next() else {
          throw UsageError(message: "--filter needs ids, as in --filter W1,W5a")
        }
        filter = (filter ?? []) + (try Self.matches(value, ids))
      case _ where pieces.count > 1:
        throw UsageError(message: "there is no option \(pieces[0]) with a value; see --help")
      case "--quick": isQuick = true
      case "--strict": isStrict = true
      case "--json": isJSON = true
      case "--list": asksForList = true
      case "--help", "-h": asksForHelp = true
      default:
        throw UsageError(message: "there is no option \(argument); see --help")
      }
    }
  }

  private static func matches(_ value: String, _ ids: [String]) throws(UsageError) -> [String] {
    var matches: [String] = []
    for wanted in value.split(separator: ",", omittingEmptySubsequences: false) {
      // A letter behind a number tells variants of one row apart; a letter alone stands for all its rows.
      let family = ids.filter { id in
        id.hasPrefix(wanted)
          && (wanted.allSatisfy(\.isLetter) || id.dropFirst(wanted.count).allSatisfy(\.isLetter))
      }
      let found = wanted.isEmpty ? [] : family
      if found.isEmpty { throw UsageError(message: "there is no row \"\(wanted)\"; see --list") }
      matches += found
    }
    return matches
  }

  func includes(_ benchmark: any Benchmark) -> Bool {
    filter.map { $0.contains(benchmark.id) } ?? (benchmark.isQuick || !isQuick)
  }
}
