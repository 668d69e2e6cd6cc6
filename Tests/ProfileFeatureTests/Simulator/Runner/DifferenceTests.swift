import Testing

@testable import profile_sim

@Suite struct DifferenceTests {
  /// The steps as text: `=` in both, `<` only left, `>` only right.
  private func signs(_ left: String, _ right: String) -> String {
    Difference(from: Array(left), to: Array(right)).steps.map { step in
      switch step {
      case .both: "="
      case .onlyLeft: "<"
      case .onlyRight: ">"
      }
    }.joined()
  }

  @Test(arguments: [
    ("", "", ""), ("a", "", "<"), ("", "ab", ">>"), ("abc", "abc", "==="), ("abc", "ac", "=<="),
    ("ac", "abc", "=>="), ("abc", "xbc", "<>=="), ("ab", "cd", "<<>>"),
  ])
  func `marks what only one has`(_ left: String, _ right: String, _ expected: String) {
    #expect(signs(left, right) == expected)
  }

  @Test func `leads from one list to the other, as shortly as can be`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          Int.random(in: 0...3, using: &random)
        }
      }
      for limit in [1, 2, 5, Difference.defaultLimit] {
        let difference = Difference(from: lists[0], to: lists[1], limit: limit)
        var (left, right, common) = ([Int](), [Int](), 0)
        for step in difference.steps {
          switch step {
          case .both(let leftIndex, let rightIndex):
            #expect(lists[0][leftIndex] == lists[1][rightIndex])
            left.append(leftIndex)
            right.append(rightIndex)
            common += 1
          case .onlyLeft(let index): left.append(index)
          case .onlyRight(let index): right.append(index)
          }
        }
        #expect(left == Array(lists[0].indices))
        #expect(right == Array(lists[1].indices))
        if limit == Difference.defaultLimit {
          #expect(common == longest(lists[0], lists[1]))
        }
      }
    }
  }

  private func longest(_ left: [Int], _ right: [Int]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for element in left {
      var diagonal = 0
      for index in right.indices {
        let above = row[index + 1]
        row[index + 1] = element == right[index] ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }

  @Test func `comes to an end with long lists that have nothing in common`() {
    let difference = Difference(from: Array(0..<20_000), to: Array(20_000..<40_000))
    #expect(difference.steps.count == 40_000)
  }
}
