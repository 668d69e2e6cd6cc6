import Foundation

/// The table for people: a row when it is measured, explanations at the end.
struct Table {
  private static let header =
    "row  " + pad("what", titleWidth)
    + "      limit   Signals     ratio (middle half)    target   allocations (limit)"
  private static let titleWidth = 58

  static func printHeader() { Console.print(header) }

  static func printRow(_ finding: Finding) {
    let limit = finding.limit.map { figure($0, finding.unit) } ?? "–"
    let ratio = finding.ratio.map { number($0) } ?? "–"
    let quartiles = finding.ratioQuartiles.map {
      "\(number($0.lowerBound))–\(number($0.upperBound))"
    }
    let target =
      switch finding.target {
      case .ratio(let most): "≤ \(number(most))"
      case .figure(let most): "≤ " + figure(most, finding.unit)
      }
    let allocations = finding.allocations.map { counts in
      "\(short(counts.signals)) (\(counts.limit.map(short) ?? "–")) of \(short(counts.allowed))"
    }
    let columns = [
      pad(finding.id, 4), pad(finding.title, titleWidth), lead(limit, 10),
      lead(figure(finding.signals, finding.unit), 10), lead(ratio, 6),
      pad(quartiles ?? "", 13), lead(target, 10), pad(allocations ?? "", 18),
      verdict(finding.verdict),
    ]
    Console.print(columns.joined(separator: " "))
    for fault in finding.faults { Console.print("     error: \(fault)") }
    if finding.verdict == .met, finding.reached != nil {
      Console.print("     note: the target is met, so the row's `reached` can go")
    }
    if let note = finding.note { Console.print("     \(note)") }
  }

  private static func verdict(_ verdict: Finding.Verdict) -> String {
    switch verdict {
    case .met: "✓"
    case .missed: "missed"
    case .failed: "FAILED"
    }
  }

  private static func figure(_ value: Double, _ unit: Finding.Unit) -> String {
    (value < 10
      ? number(value) : value < 100 ? String(format: "%.1f", value) : String(Int(value.rounded())))
      + " " + unit.rawValue
  }

  private static func number(_ value: Double) -> String { String(format: "%.2f", value) }

  /// As many places as it has, at most two.
  private static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : number(rounded)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func lead(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
