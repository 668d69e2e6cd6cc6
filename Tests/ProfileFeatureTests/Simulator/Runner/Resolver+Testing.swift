import Testing

@testable import profile_sim

extension Resolver {
  /// The faults of a script that is well-formed, as `BYTE: MESSAGE`, the byte counted from 0, with the suggestion behind a question mark.
  func faults(inScript text: String) throws -> [String] {
    let parsed = try ParsedScript(text)
    #expect(parsed.faults == [])
    return parsed.commands.flatMap { _, command in
      faults(in: command).map { fault in
        "\(fault.span.lowerBound): \(fault.message)" + (fault.suggestion.map { " ?\($0)" } ?? "")
      }
    }
  }
}
