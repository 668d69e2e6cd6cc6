/// How one list becomes another: what both have, in order, and what only one of them has.
///
/// What both have is a longest common subsequence, found by Myers' greedy search. Lists that differ
/// much are taken in parts of at most ``defaultLimit`` differences, so that time and memory grow
/// linearly; over such lists what both have may then be shorter than the longest.
struct Difference: Equatable {
  enum Step: Equatable {
    case both(left: Int, right: Int)
    case onlyLeft(Int)
    case onlyRight(Int)
  }

  static let defaultLimit = 256

  /// The indices of the lists in the order in which they stand side by side.
  private(set) var steps: [Step] = []

  /// - Parameter limit: How many differences are looked for at once; at least 1.
  init<Element: Equatable>(from left: [Element], to right: [Element], limit: Int = defaultLimit) {
    var x = 0
    var y = 0
    while x < left.count || y < right.count {
      let part = Self.part(left, right, x, y, limit)
      steps += part.steps
      (x, y) = (part.x, part.y)
    }
  }

  /// The steps from a place in both lists to their ends, or to where `limit` differences lead.
  private static func part<Element: Equatable>(
    _ left: [Element], _ right: [Element], _ startX: Int, _ startY: Int, _ limit: Int
  ) -> (steps: [Step], x: Int, y: Int) {
    let leftCount = left.count - startX
    let rightCount = right.count - startY
    // How far each diagonal was followed, for every number of differences from 0 on.
    var trace: [[Int]] = []
    for differences in 0...limit {
      var reached = Array(repeating: 0, count: 2 * differences + 1)
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        var x = start(of: diagonal, differences, trace).x
        while x < leftCount, x - diagonal < rightCount,
          left[startX + x] == right[startY + x - diagonal]
        {
          x += 1
        }
        reached[diagonal + differences] = x
        if x >= leftCount, x - diagonal >= rightCount {
          trace.append(reached)
          return (
            path(to: leftCount, rightCount, trace, startX, startY), left.count, right.count
          )
        }
      }
      trace.append(reached)
    }
    var x = 0
    var y = 0
    for diagonal in stride(from: -limit, through: limit, by: 2) {
      let reached = trace[limit][diagonal + limit]
      if reached <= leftCount, reached - diagonal <= rightCount, 2 * reached - diagonal > x + y {
        (x, y) = (reached, reached - diagonal)
      }
    }
    return (path(to: x, y, trace, startX, startY), startX + x, startY + y)
  }

  /// Where a diagonal is entered with one more difference: from the one above or the one below it.
  private static func start(
    of diagonal: Int, _ differences: Int, _ trace: [[Int]]
  ) -> (x: Int, from: Int) {
    guard differences > 0 else { return (0, 0) }
    let before = trace[differences - 1]
    func reached(_ diagonal: Int) -> Int { before[diagonal + differences - 1] }
    let isDown =
      diagonal == -differences
      || diagonal != differences && reached(diagonal - 1) < reached(diagonal + 1)
    return isDown
      ? (reached(diagonal + 1), diagonal + 1) : (reached(diagonal - 1) + 1, diagonal - 1)
  }

  /// The steps to a place that the last entry of the trace reached.
  private static func path(
    to endX: Int, _ endY: Int, _ trace: [[Int]], _ startX: Int, _ startY: Int
  ) -> [Step] {
    var steps: [Step] = []
    var x = endX
    var diagonal = endX - endY
    for differences in trace.indices.reversed() {
      let entry = start(of: diagonal, differences, trace)
      while x > entry.x {
        x -= 1
        steps.append(.both(left: startX + x, right: startY + x - diagonal))
      }
      guard differences > 0 else { break }
      if entry.from > diagonal {
        steps.append(.onlyRight(startY + x - diagonal - 1))
      } else {
        x -= 1
        steps.append(.onlyLeft(startX + x))
      }
      diagonal = entry.from
    }
    return steps.reversed()
  }
}
