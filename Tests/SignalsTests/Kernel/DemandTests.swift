import Foundation
import Signals
import Testing

/// Case DM1.
@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  private static let unlimited = Demand.unlimited
  private static let most = Demand.max(.max)
  private static let one = Demand.max(1)
  private static let two = Demand.max(2)
  private static let three = Demand.max(3)

  private static let results: [Demand] = [
    one + two, most + two, most + 10, unlimited + unlimited, unlimited + one, three + -2,
    three - one, one - two, three - unlimited, unlimited - unlimited, unlimited - one,
    three - 1, one - 2, three - -1, most - -1,
    three * 2, most * 2, three * 0, unlimited * 0,
  ]

  private static let expected: [Demand] = [
    .max(3), .unlimited, .unlimited, .unlimited, .unlimited, .max(1),
    .max(2), .none, .none, .unlimited, .unlimited,
    .max(2), .none, .max(4), .none,
    .max(6), .unlimited, .none, .unlimited,
  ]

  @Test(arguments: zip(results, expected))
  func `arithmetic saturates`(result: Demand, expected: Demand) {
    #expect(result == expected)
  }

  @Test func `compares with demands and numbers`() {
    #expect(Demand.none < .max(1))
    #expect(Demand.max(.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.max(2) == 2 && 2 == Demand.max(2) && Demand.max(2) != 3 && 3 != Demand.max(2))
    #expect(Demand.max(2) > 1 && Demand.max(2) >= 2 && Demand.max(2) < 3 && Demand.max(2) <= 2)
    #expect(1 < Demand.max(2) && 2 <= Demand.max(2) && 3 > Demand.max(2) && 2 >= Demand.max(2))
    #expect(Demand.unlimited > Int.max && Demand.none > -1 && Demand.none != -1)
  }

  @Test func `tells its number`() {
    #expect(Demand.max(7).max == 7)
    #expect(Demand.unlimited.max == nil)
    #expect("\(Demand.max(7)), \(Demand.unlimited), \(Demand.none)" == "max(7), unlimited, max(0)")
  }

  @Test func `changes in place`() {
    var demand = Demand.max(1)
    demand += .max(2)
    demand += 3
    demand *= 2
    demand -= .max(1)
    demand -= 1
    #expect(demand == .max(10))
  }

  @Test(arguments: [Demand.none, .max(7), .max(.max), .unlimited])
  func `survives coding`(demand: Demand) throws {
    let data = try JSONEncoder().encode([demand])
    #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
  }

  @Test func `a negative demand is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Demand.max(-1) }
    await #expect(processExitsWith: .failure) { _ = Demand.max(1) * -1 }
  }
}

@Suite struct CompletionTests {
  struct Failure: Error, Codable, Equatable {
    let code: Int
  }

  @Test(arguments: [Subscribers.Completion<Failure>.finished, .failure(Failure(code: 7))])
  func `survives coding`(completion: Subscribers.Completion<Failure>) throws {
    let data = try JSONEncoder().encode(completion)
    let decoded = try JSONDecoder().decode(Subscribers.Completion<Failure>.self, from: data)
    #expect(decoded == completion)
  }

  @Test func `needs a failure that does one of both, to do the same`() throws {
    struct Written: Error, Encodable { let code = 7 }
    struct Read: Error, Decodable { let code: Int }
    let data = try JSONEncoder().encode(Subscribers.Completion.failure(Written()))
    let decoded = try JSONDecoder().decode(Subscribers.Completion<Read>.self, from: data)
    guard case .failure(let failure) = decoded else { return #expect(Bool(false), "no failure") }
    #expect(failure.code == 7)
  }
}

@Suite struct CombineIdentifierTests {
  @Test func `is unlike any other, and an object's own`() {
    let (first, second) = (Witness {}, Witness {})
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(first) == CombineIdentifier(first))
    #expect(CombineIdentifier(first) != CombineIdentifier(second))
    #expect("\(CombineIdentifier(first))".hasPrefix("0x"))
    #expect("\(CombineIdentifier())".hasPrefix("0x"))
  }
}
