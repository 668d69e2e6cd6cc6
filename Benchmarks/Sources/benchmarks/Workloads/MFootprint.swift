import Signals

/// What a live W2 subscription occupies.
///
/// By hand that is a closure for each operator and for the sink, a token that cancels, and a place in a dictionary.
struct Footprint: Benchmark {
  let id: String
  let title: String
  let isQuick = true
  /// Bytes and allocations of one subscription.
  let bytes: Double
  let allocations: Double
  var allocationsReached: Double?
  let sharesSubject: Bool

  static let ownSubject = Footprint(
    id: "M1", title: "bytes per live W2 subscription, own subject",
    bytes: 400, allocations: 6, allocationsReached: 7, sharesSubject: false)
  static let sharedSubject = Footprint(
    id: "M2", title: "bytes per live W2 subscription, 100,000 on one subject",
    bytes: 320, allocations: 5, sharesSubject: true)

  private static let count = 100_000

  func measure(_ plan: Plan) throws -> Finding {
    let result = Accumulator()
    guard let limit = limit(result), let signals = signals(result) else {
      throw Unavailable(reason: "allocations can be counted on Linux with glibc only")
    }
    func perSubscription(_ total: Int) -> Double { Double(total) / Double(Self.count) }
    let bytes = (perSubscription(limit.liveBytes), perSubscription(signals.liveBytes))
    return Finding(
      id: id, title: title, unit: .bytes, limit: bytes.0, signals: bytes.1,
      target: .figure(self.bytes),
      allocations: Finding.Allocations(
        limit: perSubscription(limit.liveBlocks), signals: perSubscription(signals.liveBlocks),
        allowed: allocations, reached: allocationsReached))
  }

  private func signals(_ result: Accumulator) -> AllocationCount? {
    var subjects: [PassthroughSubject<Int, Never>] = []
    var subscriptions: [AnyCancellable] = []
    subjects.reserveCapacity(Self.count)
    subscriptions.reserveCapacity(Self.count)
    let count = AllocationCount.of {
      for number in 0..<Self.count {
        if number == 0 || !sharesSubject { subjects.append(PassthroughSubject()) }
        subscriptions.append(
          subjects[subjects.count - 1]
            .map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { result.add($0) })
      }
    }
    return withExtendedLifetime((subjects, subscriptions)) { count }
  }

  private func limit(_ result: Accumulator) -> AllocationCount? {
    var tables: [TokenTable] = []
    var tokens: [Token] = []
    tables.reserveCapacity(Self.count)
    tokens.reserveCapacity(Self.count)
    let count = AllocationCount.of {
      for number in 0..<Self.count {
        if number == 0 || !sharesSubject { tables.append(TokenTable()) }
        tokens.append(
          Token(
            tables[tables.count - 1],
            mapped({ $0 &+ 1 }, filtered({ $0 & 1 == 0 }, mapped({ $0 &* 3 }, { result.add($0) })))
          ))
      }
    }
    return withExtendedLifetime((tables, tokens)) { count }
  }

  @inline(never)
  private func mapped(
    _ transform: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { next(transform($0)) }
  }

  @inline(never)
  private func filtered(
    _ isIncluded: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void
  ) -> (Int) -> Void {
    { if isIncluded($0) { next($0) } }
  }
}

private final class Token {
  private let table: TokenTable
  private let token: Int

  init(_ table: TokenTable, _ receive: @escaping (Int) -> Void) {
    self.table = table
    token = table.subscribe(receive)
  }

  deinit { table.cancel(token) }
}
