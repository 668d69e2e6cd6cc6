/// Samples of the two, taken in turns.
struct Samples {
  private var limits: [Double] = []
  private var ours: [Double] = []

  mutating func addLimit(_ sample: Double) { limits.append(sample) }
  mutating func addOurs(_ sample: Double) { ours.append(sample) }

  var limit: Double { Statistics(limits).median }
  var signals: Double { Statistics(ours).median }

  /// Of neighbours: what slows the machine for a while slows both of a pair, so their ratio moves less than either.
  var ratios: Statistics { Statistics(zip(ours, limits).map { $0 / $1 }) }
  var ratioOfMedians: Double { signals / limit }
}
