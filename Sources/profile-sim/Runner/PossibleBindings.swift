/// All that variables can be at one place of a script: several, where `each` gives one value after the other.
struct PossibleBindings {
  /// Of more only the first are looked at; what the others lead to shows itself when it runs.
  static let most = 1_000

  private(set) var all = [Bindings()]

  init() {}

  private init(_ all: [Bindings]) {
    self.all = Array(all.prefix(Self.most))
  }

  /// What words can mean, each meaning once; and why they cannot mean anything.
  func meanings<Meaning: Hashable>(
    _ meaning: (Bindings) throws(Fault) -> Meaning
  ) -> (meanings: [Meaning], faults: [Fault]) {
    var seen: Set<Meaning> = []
    var meanings: [Meaning] = []
    var faults: [Fault] = []
    for bindings in all {
      do throws(Fault) {
        let found = try meaning(bindings)
        if seen.insert(found).inserted { meanings.append(found) }
      } catch {
        if !faults.contains(error) { faults.append(error) }
      }
    }
    return (meanings, faults)
  }

  /// Gives a variable its value, or one value after the other.
  mutating func bind(_ name: String, _ values: [Word]) -> [Fault] {
    var next: [Bindings] = []
    var faults: [Fault] = []
    for bindings in all where next.count < Self.most {
      for value in values {
        var bindings = bindings
        do throws(Fault) {
          bindings[name] = try bindings.expand(value).text
        } catch {
          if !faults.contains(error) { faults.append(error) }
          // That it has a value is enough for what comes behind it.
          bindings[name] = ""
        }
        next.append(bindings)
      }
    }
    self = PossibleBindings(next)
    return faults
  }

  /// Those in which words mean the same stand together, in the order of their first.
  func grouped(by words: [Word]) -> [(words: [Word], bindings: PossibleBindings)] {
    var groups: [(words: [Word], bindings: [Bindings])] = []
    for bindings in all {
      guard let expanded = try? bindings.expand(words) else { continue }
      if let index = groups.firstIndex(where: { $0.words == expanded }) {
        groups[index].bindings.append(bindings)
      } else {
        groups.append((expanded, [bindings]))
      }
    }
    return groups.map { ($0.words, PossibleBindings($0.bindings)) }
  }

  static func + (left: PossibleBindings, right: PossibleBindings) -> PossibleBindings {
    PossibleBindings(left.all + right.all)
  }

  static let none = PossibleBindings([])
}
