/// What was measured for one row, and whether it is good enough.
struct Finding {
  enum Unit: String {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case seconds = "s"
    case bytes = "B"
    case kilobytes = "KB"
  }

  enum Target {
    /// The most that the figure may be, as a multiple of the limit's.
    case ratio(Double)
    /// The most that the figure may be, in the row's unit: for what does not depend on the machine's speed.
    case figure(Double)
  }

  enum Verdict: String {
    /// The target is met.
    case met
    /// The target is missed, by less than the gate.
    case missed
    /// Missed by more than the gate lets pass.
    case failed
  }

  /// How far over its target a row may be before a run fails. Noise stays below it.
  static let gate = 1.5

  let id: String
  let title: String
  let unit: Unit
  /// The hand-written baseline's figure.
  let limit: Double?
  let signals: Double
  /// What the verdict is about, where the limit's figure counts.
  let ratio: Double?
  /// The middle half of the pairs' ratios.
  let ratioQuartiles: ClosedRange<Double>?
  let target: Target
  /// What was reached so far, where that is far over the target: then a run fails for what is worse than this by the gate.
  var reached: Double?
  var allocations: Allocations?
  /// What is wrong beyond a slow figure: a checksum that differs, a value that was lost. Fails any run.
  var faults: [String] = []
  var note: String?

  init(
    id: String, title: String, unit: Unit, limit: Double?, signals: Double, target: Target,
    reached: Double? = nil, allocations: Allocations? = nil, note: String? = nil
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.limit = limit
    self.signals = signals
    ratio = limit.map { signals / $0 }
    ratioQuartiles = nil
    self.target = target
    self.reached = reached
    self.allocations = allocations
    self.note = note
  }

  init(
    id: String, title: String, unit: Unit, _ samples: Samples, target: Target,
    reached: Double? = nil, allocations: Allocations? = nil, faults: [String] = [],
    note: String? = nil
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    limit = samples.limit
    signals = samples.signals
    ratio = samples.ratios.median
    ratioQuartiles = samples.ratios.quartiles
    self.target = target
    self.reached = reached
    self.allocations = allocations
    self.faults = faults
    self.note = note
  }

  /// Allocations per operation, and how many may be.
  struct Allocations {
    var limit: Double?
    let signals: Double
    let allowed: Double
    /// What was reached so far, where that is more than is allowed.
    var reached: Double?

    /// A subscription's own allocations, spread over many values, do not count.
    var areAllowed: Bool { signals <= allowed + 0.005 }
    /// Allocations are not subject to noise, so there is no more room than this.
    var arePassable: Bool { signals <= max(allowed, reached ?? 0) + 0.005 }
  }

  var verdict: Verdict {
    let (value, most) =
      switch target {
      case .ratio(let most): (ratio ?? .infinity, most)
      case .figure(let most): (signals, most)
      }
    guard faults.isEmpty, value <= max(most, reached ?? 0) * Finding.gate,
      allocations?.arePassable != false
    else { return .failed }
    return value <= most && allocations?.areAllowed != false ? .met : .missed
  }
}
