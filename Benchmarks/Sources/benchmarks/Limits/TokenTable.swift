/// What limits subscribe to where it is about joining and leaving: a dictionary of tokens, no lock, in a class like any other.
final class TokenTable {
  private var sinks: [Int: (Int) -> Void] = [:]
  private var next = 0

  @inline(never)
  func subscribe(_ receive: @escaping (Int) -> Void) -> Int {
    let token = next
    next += 1
    sinks[token] = receive
    return token
  }

  @inline(never)
  func cancel(_ token: Int) {
    sinks[token] = nil
  }

  @inline(never)
  func send(_ value: Int) {
    for sink in sinks.values { sink(value) }
  }
}
