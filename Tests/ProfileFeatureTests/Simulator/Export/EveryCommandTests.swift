import Foundation
import Testing

@testable import profile_sim

/// The script that `make export` compiles as Swift has all that the language has.
@Suite struct EveryCommandTests {
  private static func commands() throws -> [Command] {
    let path = Examples.folder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Export/Scripts/every-command.taps").path
    let parsed = try ParsedScript(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    #expect(parsed.faults == [])
    return parsed.commands.map { $0.command }
  }

  @Test func `every command stands in it`() throws {
    let words = Set(
      try Self.commands().map { String(ScriptPrinter.print($0).prefix { $0 != " " }) })
    for command in Language.commands { #expect(words.contains(command), "\(command)") }
  }

  @Test func `every condition stands in it, and every form of a route change`() throws {
    let expectations = try Self.commands().compactMap { command in
      if case .expect(let expectation) = command { expectation.question } else { nil }
    }
    let texts = expectations.map { ScriptPrinter.print($0.condition) }
    for condition in Language.conditions {
      #expect(texts.contains { ($0 + " ").hasPrefix(condition + " ") }, "\(condition)")
    }
    for form in Vocabulary.profile.changes {
      #expect(texts.contains { ($0 + " ").hasPrefix("route \(form.verb) ") }, "\(form.verb)")
    }
    #expect(expectations.contains { $0.isNegated })
  }

  @Test func `every gesture stands in it`() throws {
    let actions = try Self.commands().compactMap { command in
      if case .act(let action) = command { ScriptPrinter.print(.act(action)) } else { nil }
    }
    let starts = [
      "tap at", "swipe back", "swipe back begin", "swipe back cancel", "swipe down", "scroll to",
      "press return", "press escape", "reader next", "reader previous", "reader activate",
      "reader escape",
    ]
    for start in starts { #expect(actions.contains { $0.hasPrefix(start) }, "\(start)") }
    #expect(actions.contains { $0.hasPrefix("drag") && $0.hasSuffix("cancel") })
    #expect(actions.contains { $0.hasPrefix("drag") && !$0.hasSuffix("cancel") })
  }
}
