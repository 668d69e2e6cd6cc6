/// How much is tried, and where what is found goes.
struct FuzzOptions: Equatable {
  var seed: UInt64
  /// How many steps a run has.
  var taps: Int
  var runs = 1
  var profile: String?
  var output: String?
}

extension FuzzOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    let command = CommandReference.fuzz
    try arguments.requireNoOperands(of: command)
    guard let seed: UInt64 = try arguments.number("--seed", from: 0, of: command) else {
      throw UsageError("fuzz needs --seed N", usage: command.usage)
    }
    guard let taps = try arguments.number("--taps", from: 1, of: command) else {
      throw UsageError("fuzz needs --taps N", usage: command.usage)
    }
    self.init(seed: seed, taps: taps)
    runs = try arguments.number("--runs", from: 1, of: command) ?? 1
    profile = arguments.value(of: "--profile")
    output = arguments.output
  }
}
