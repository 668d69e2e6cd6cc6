import Foundation

/// The same for programs: one object, with a row for each finding.
struct JSONReport: Encodable {
  struct Row: Encodable {
    let id: String
    let title: String
    let unit: String
    let limit: Double?
    let signals: Double
    let ratio: Double?
    let ratioLowerQuartile: Double?
    let ratioUpperQuartile: Double?
    let targetRatio: Double?
    let targetFigure: Double?
    let allocations: Double?
    let allocationsOfLimit: Double?
    let allocationsAllowed: Double?
    let faults: [String]
    let note: String?
    let verdict: String

    init(_ finding: Finding) {
      id = finding.id
      title = finding.title
      unit = finding.unit.rawValue
      limit = finding.limit
      signals = finding.signals
      ratio = finding.ratio
      ratioLowerQuartile = finding.ratioQuartiles?.lowerBound
      ratioUpperQuartile = finding.ratioQuartiles?.upperBound
      switch finding.target {
      case .ratio(let most): (targetRatio, targetFigure) = (most, nil)
      case .figure(let most): (targetRatio, targetFigure) = (nil, most)
      }
      allocations = finding.allocations?.signals
      allocationsOfLimit = finding.allocations?.limit
      allocationsAllowed = finding.allocations?.allowed
      faults = finding.faults
      note = finding.note
      verdict = finding.verdict.rawValue
    }
  }

  let mode: String
  let rows: [Row]

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    Console.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
