/// Order statistics of samples.
struct Statistics {
  private let sorted: [Double]

  /// - Parameter samples: At least one.
  init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "Statistics need a sample")
    sorted = samples.sorted()
  }

  var median: Double { quantile(0.5) }
  var quartiles: ClosedRange<Double> { quantile(0.25)...quantile(0.75) }

  /// Interpolates between the two samples next to the place.
  func quantile(_ fraction: Double) -> Double {
    let place = fraction * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
