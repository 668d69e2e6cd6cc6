import Signals

/// The operators with one upstream.
extension OperatorCase {
  static let unary: [OperatorCase] = [
    OperatorCase("tryMap", isChecking: false) { up, _, touch in
      up.tryMap {
        touch(); return $0 * 10
      }.mapError(TestError.init(any:))
    },
    OperatorCase("tryMap(throwing:)", isChecking: false) { up, _, touch in
      up.tryMap(throwing: TestError.self) {
        touch(); return $0 * 10
      }
    },
    OperatorCase("map of a key path", isPassThrough: true) { up, _, _ in up.map(\.self) },
    OperatorCase("tryScan") { up, _, touch in
      up.tryScan(0) {
        touch(); return $0 + $1
      }.mapError(TestError.init(any:))
    },
    OperatorCase("replaceNil", isPassThrough: true) { up, _, _ in
      up.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0)
    },
    OperatorCase("pairwise") { up, _, _ in up.pairwise().map { $0 + $1 } },
    OperatorCase("encode and decode") { up, _, _ in
      up.encode(encoder: Coder()).decode(type: Int.self, decoder: Coder()).mapError(
        TestError.init(any:))
    },
    OperatorCase("tryFilter") { up, _, touch in
      up.tryFilter {
        touch(); return $0 != 2
      }.mapError(TestError.init(any:))
    },
    OperatorCase("tryFilter(throwing:)") { up, _, touch in
      up.tryFilter(throwing: TestError.self) {
        touch(); return $0 != 2
      }
    },
    OperatorCase("tryCompactMap") { up, _, touch in
      up.tryCompactMap {
        touch(); return $0 == 2 ? nil : $0
      }.mapError(TestError.init(any:))
    },
    OperatorCase("tryCompactMap(throwing:)") { up, _, touch in
      up.tryCompactMap(throwing: TestError.self) {
        touch(); return $0 == 2 ? nil : $0
      }
    },
    OperatorCase("tryRemoveDuplicates") { up, _, touch in
      up.tryRemoveDuplicates {
        touch(); return $0 == $1
      }.mapError(TestError.init(any:))
    },
    OperatorCase("prefix(while:)") { up, _, touch in
      up.prefix {
        touch(); return $0 != 4
      }
    },
    OperatorCase("tryPrefix(while:)") { up, _, touch in
      up.tryPrefix {
        touch(); return $0 != 4
      }.mapError(TestError.init(any:))
    },
    OperatorCase("dropFirst") { up, _, _ in up.dropFirst() },
    OperatorCase("drop(while:)") { up, _, touch in
      up.drop {
        touch(); return $0 < 2
      }
    },
    OperatorCase("tryDrop(while:)") { up, _, touch in
      up.tryDrop {
        touch(); return $0 < 2
      }.mapError(TestError.init(any:))
    },
    OperatorCase("ignoreOutput", answer: .never) { up, _, _ in
      up.ignoreOutput().map { (_: Never) -> Int in }
    },
    OperatorCase("tryFirst(where:)") { up, _, touch in
      up.tryFirst {
        touch(); return $0 > 1
      }.mapError(TestError.init(any:))
    },
    OperatorCase("last", answer: .atTheEnd) { up, _, _ in up.last() },
    OperatorCase("last(where:)", answer: .atTheEnd) { up, _, touch in
      up.last {
        touch(); return $0 < 3
      }
    },
    OperatorCase("tryLast(where:)", answer: .atTheEnd) { up, _, touch in
      up.tryLast {
        touch(); return $0 < 3
      }.mapError(TestError.init(any:))
    },
    OperatorCase("reduce", answer: .atTheEnd) { up, _, touch in
      up.reduce(0) {
        touch(); return $0 + $1
      }
    },
    OperatorCase("tryReduce", answer: .atTheEnd) { up, _, touch in
      up.tryReduce(0) {
        touch(); return $0 + $1
      }.mapError(TestError.init(any:))
    },
    OperatorCase("count", answer: .atTheEnd) { up, _, _ in up.count() },
    OperatorCase("min", answer: .atTheEnd) { up, _, _ in up.min() },
    OperatorCase("max", answer: .atTheEnd) { up, _, touch in
      up.max {
        touch(); return $0 < $1
      }
    },
    OperatorCase("tryMax", answer: .atTheEnd) { up, _, touch in
      up.tryMax {
        touch(); return $0 < $1
      }.mapError(TestError.init(any:))
    },
    OperatorCase("contains", answer: .atTheEnd) { up, _, _ in up.contains(99).map { $0 ? 1 : 0 } },
    OperatorCase("contains(where:)", answer: .atTheEnd) { up, _, touch in
      up.contains {
        touch(); return $0 == 99
      }.map { $0 ? 1 : 0 }
    },
    OperatorCase("tryContains(where:)", answer: .atTheEnd) { up, _, touch in
      up.tryContains {
        touch(); return $0 == 99
      }.mapError(TestError.init(any:)).map { $0 ? 1 : 0 }
    },
    OperatorCase("allSatisfy", answer: .atTheEnd) { up, _, touch in
      up.allSatisfy {
        touch(); return $0 != 99
      }.map { $0 ? 1 : 0 }
    },
    OperatorCase("tryAllSatisfy", answer: .atTheEnd) { up, _, touch in
      up.tryAllSatisfy {
        touch(); return $0 != 99
      }.mapError(TestError.init(any:)).map { $0 ? 1 : 0 }
    },
    OperatorCase("collect", answer: .atTheEnd) { up, _, _ in up.collect().map(\.count) },
    OperatorCase("collect of a count") { up, _, _ in up.collect(2).map(\.count) },
    OperatorCase("replaceEmpty") { up, _, _ in up.replaceEmpty(with: 7) },
    OperatorCase("mapError", isPassThrough: true) { up, _, touch in
      up.mapError {
        touch(); return $0
      }
    },
    OperatorCase("replaceError, setFailureType", passesFailures: false) { up, _, _ in
      up.replaceError(with: 7).setFailureType(to: TestError.self)
    },
    OperatorCase("handleEvents", isChecking: false) { up, _, touch in
      up.handleEvents(
        receiveSubscription: { _ in touch() }, receiveOutput: { _ in touch() },
        receiveCompletion: { _ in touch() }, receiveCancel: touch, receiveRequest: { _ in touch() })
    },
    OperatorCase("print", isChecking: false) { up, _, _ in up.print(to: Silence()) },
    OperatorCase("breakpoint", isPassThrough: true) { up, _, touch in
      up.breakpoint(receiveOutput: { _ in
        touch(); return false
      })
    },
  ]
}

extension TestError {
  /// What a `try` operator failed with, as the kind that the rules know.
  init(any error: any Error) {
    self = error as? TestError ?? TestError("\(error)")
  }
}

/// Throws the words away.
private struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}
