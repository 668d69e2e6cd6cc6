/// One of several parts into which scripts are divided, so that machines can share them.
///
///     try Shard("2/3")  // the second of three
///
/// Which part a script is in depends on its path alone; so the parts together are everything, each script once.
struct Shard: Equatable {
  /// Counted from 1.
  let number: Int
  let count: Int

  /// - Throws: What is wrong with `text`, as a sentence.
  init(_ text: String) throws(ShardFailure) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number: Int = Parser.number(parts[0]),
      let count: Int = Parser.number(parts[1])
    else {
      throw ShardFailure(reason: "a shard is written I/N, as in 1/3")
    }
    guard count >= 1, (1...count).contains(number) else {
      throw ShardFailure(reason: "there is no shard \(number) of \(count)")
    }
    self.number = number
    self.count = count
  }

  func contains(_ path: String) -> Bool {
    // FNV-1a, since Swift's own hashes differ from run to run.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash % UInt64(count) == UInt64(number - 1)
  }
}

struct ShardFailure: Error {
  let reason: String
}
