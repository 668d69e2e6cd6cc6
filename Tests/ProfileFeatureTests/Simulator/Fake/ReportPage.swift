import Foundation
import Testing

@testable import profile_sim

/// A page of `report`, taken apart as its own script does.
struct ReportPage {
  let run: ToolRun
  let html: String
  let data: [String: Any]

  /// Reports scripts by their names.
  init(
    _ scripts: KeyValuePairs<String, String>, _ options: String...,
    on simulation: some Simulation = NotebookSimulation()
  ) throws {
    let folder = try TemporaryFolder()
    let paths = try scripts.map { name, text in try folder.write(text, to: name) }
    run = ToolRun(
      ["report"] + paths.filter { !$0.contains("/parts/") } + ["-o", folder.path + "/page.html"]
        + options, on: simulation)
    html = try folder.read("page.html").replacing(folder.path + "/", with: "")
    let json = try #require(Self.between("id=\"trace\">", "</script>", in: html))
    data = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// The list of steps, an item each.
  var steps: [String] {
    html.components(separatedBy: "<li class=\"step ").dropFirst()
      .map { $0.components(separatedBy: "</section>")[0] }
  }

  /// What the page knows of each step.
  var rows: [[Any]] { data["steps"] as? [[Any]] ?? [] }

  func table(_ name: String) -> [Any] { data[name] as? [Any] ?? [] }

  /// The picture after each step, by its number.
  var pictures: [Int] { rows.compactMap { $0[4] as? Int } }

  /// The marks of a step: kind, and whether it is in the picture after it.
  func marks(of step: Int) -> [String] {
    (rows[step][6] as? [[Any]] ?? []).map { mark in
      "\(mark[0]) \(mark[1] as? Int == 1 ? "after" : "before") "
        + mark[2...].map { "\($0)" }.joined(separator: " ")
    }
  }

  static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let from = text.range(of: start) else { return nil }
    return text[from.upperBound...].range(of: end).map {
      String(text[from.upperBound..<$0.lowerBound])
    }
  }
}
