/// Finds the fewest and simplest steps that still break something: delta debugging.
///
/// - SeeAlso: Andreas Zeller, Ralf Hildebrandt: Simplifying and Isolating Failure-Inducing Input (2002).
enum Shrinker {
  /// Each length costs a try for every step.
  private static let longestRun = 16

  /// - Parameter attempt: Does steps from the start; gives back those of them that it took to break, or nil if nothing breaks.
  /// - Returns: steps of which none can be left out, and none made simpler.
  static func shrink(
    _ steps: [Command], attempt: ([Command]) throws -> [Command]?
  ) rethrows -> [Command] {
    var best = try attempt(steps) ?? steps
    while true {
      let fewer = try withoutRuns(withoutNeedless(best, attempt), attempt)
      let simpler = try combined(simplified(fewer, attempt), attempt)
      if simpler == best { return best }
      best = simpler
    }
  }

  /// Leaves out larger parts first, then smaller ones, down to single steps.
  private static func withoutNeedless(
    _ steps: [Command], _ attempt: ([Command]) throws -> [Command]?
  ) rethrows -> [Command] {
    var steps = steps
    var length = steps.count / 2
    while length > 0 {
      var start = 0
      var isShorter = false
      while start < steps.count {
        var candidate = steps
        candidate.removeSubrange(start..<min(start + length, steps.count))
        if let broken = try attempt(candidate) {
          steps = broken
          isShorter = true
        } else {
          start += length
        }
      }
      // What could not be left out before may be now.
      if !isShorter || length > 1 { length = min(length / 2, steps.count) }
    }
    return steps
  }

  /// Leaves out runs of any length at any place: three steps that lead around in a circle can go only together.
  private static func withoutRuns(
    _ steps: [Command], _ attempt: ([Command]) throws -> [Command]?
  ) rethrows -> [Command] {
    var steps = steps
    var length = min(steps.count, longestRun)
    while length > 1 {
      var start = 0
      while start + length <= steps.count {
        var candidate = steps
        candidate.removeSubrange(start..<start + length)
        if let broken = try attempt(candidate) {
          steps = broken
        } else {
          start += 1
        }
      }
      length -= 1
    }
    return steps
  }

  /// Makes taps on one element that follow each other into one line, and so waits.
  private static func combined(
    _ steps: [Command], _ attempt: ([Command]) throws -> [Command]?
  ) rethrows -> [Command] {
    var steps = steps
    var index = 0
    while index + 1 < steps.count {
      guard let one = combination(steps[index], steps[index + 1]) else {
        index += 1
        continue
      }
      var candidate = steps
      candidate.replaceSubrange(index...index + 1, with: [one])
      if let broken = try attempt(candidate) { steps = broken } else { index += 1 }
    }
    return steps
  }

  private static func combination(_ first: Command, _ second: Command) -> Command? {
    if case .act(.tap(let id, let times)) = first, case .act(.tap(id, let more)) = second {
      return .act(.tap(id, times: times + more))
    }
    if case .wait(.duration(let duration)) = first, case .wait(.duration(let more)) = second {
      let sum = VirtualDuration(nanoseconds: duration.nanoseconds + more.nanoseconds)
      return .wait(.duration(sum))
    }
    return nil
  }

  private static func simplified(
    _ steps: [Command], _ attempt: ([Command]) throws -> [Command]?
  ) rethrows -> [Command] {
    var steps = steps
    var index = 0
    while index < steps.count {
      var isSimpler = false
      for simpler in SimplerSteps.all(than: steps[index]) {
        var candidate = steps
        candidate[index] = simpler
        guard let broken = try attempt(candidate) else { continue }
        steps = broken
        isSimpler = true
        break
      }
      // The simpler step may have one that is simpler still.
      if !isSimpler { index += 1 }
    }
    return steps
  }
}
