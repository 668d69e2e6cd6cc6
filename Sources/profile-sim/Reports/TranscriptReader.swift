#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the route changes out of what `replay --format json` wrote.
enum TranscriptReader {
  /// What is wrong with a transcript, and where; line 0 stands for the whole.
  struct Fault: Error, Equatable {
    let line: Int
    let message: String
  }

  /// Lines carry texts of the app and can be longer than those of scripts.
  static let longestLine = 16_777_216

  /// The members that matter here; lines of other types have other members.
  private struct Entry: Decodable {
    let type: String
    let schema: Int?
    let nanoseconds: Int64?
    let change: String?
  }

  /// Whether bytes are a transcript: these begin with a brace, as no script without a fault can.
  static func isTranscript(_ source: some ByteSource) throws(InputFailure) -> Bool {
    var lines = LineReader(source)
    while let line = try lines.next() {
      guard let first = line.bytes.first(where: { !Byte.isBlank($0) }) else { continue }
      return first == Byte.openBrace
    }
    return false
  }

  /// - Throws: ``Fault``, and `InputFailure`.
  static func records(_ source: some ByteSource) throws -> [RouteRecord] {
    var lines = LineReader(source, longestLine: longestLine)
    let decoder = JSONDecoder()
    var records: [RouteRecord] = []
    var hasBegun = false
    var hasEnded = false
    while let line = try lines.next() {
      guard line.bytes.contains(where: { !Byte.isBlank($0) }) else { continue }
      let entry = try entry(in: line, decoder)
      guard hasBegun || entry.type == "run" else {
        throw Fault(line: line.number, message: "a transcript begins with a line of type \"run\"")
      }
      guard !hasEnded else {
        throw Fault(line: line.number, message: "the transcript has ended before this line")
      }
      switch entry.type {
      case "run":
        guard !hasBegun, entry.schema == JSONLinesReporter.schemaVersion else {
          let version = JSONLinesReporter.schemaVersion
          let message = hasBegun ? "the run begins again" : "only schema \(version) is known"
          throw Fault(line: line.number, message: message)
        }
        hasBegun = true
      case "route":
        guard let change = entry.change, let time = entry.nanoseconds, time >= 0 else {
          let message = "a route change needs \"change\" and \"nanoseconds\""
          throw Fault(line: line.number, message: message)
        }
        records.append(RouteRecord(time: VirtualDuration(nanoseconds: time), change: change))
      case "end":
        hasEnded = true
      default:
        continue
      }
    }
    guard hasEnded else {
      throw Fault(line: 0, message: "the transcript is cut off: its last line is not there")
    }
    return records
  }

  private static func entry(in line: SourceLine, _ decoder: JSONDecoder) throws(Fault) -> Entry {
    guard !line.isTooLong else {
      let message = "the line is longer than \(longestLine) bytes"
      throw Fault(line: line.number, message: message)
    }
    do {
      return try decoder.decode(Entry.self, from: Data(line.bytes))
    } catch {
      throw Fault(line: line.number, message: "this is no line of a transcript in JSON Lines")
    }
  }
}
