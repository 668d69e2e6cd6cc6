import Testing

@testable import profile_sim

@Suite struct ResolverTests {
  private func faults(_ text: String) throws -> [String] {
    let resolver = Resolver(vocabulary: NotebookSimulation.vocabulary)
    let parsed = try ParsedScript(text)
    #expect(parsed.faults == [])
    return parsed.commands.flatMap { _, command in
      resolver.faults(in: command).map { fault in
        "\(fault.span.lowerBound): \(fault.message)" + (fault.suggestion.map { " ?\($0)" } ?? "")
      }
    }
  }

  @Test(arguments: [
    "name x", "tags anything", "profile full", "profile file x.json", "seed 1",
    "start note://page/a", "tap cover.index", "tap tab.12", "tap tab#z", "back", "swipe back",
    "swipe down", "dismiss", "type cover.title x", "clear cover.title", "open nowhere", "relaunch",
    "expect tab notes", "wait 1s", "wait until idle", "expect route push page a title x",
    "expect no route", "expect ignored atRoot", "expect ignored none",
    "expect output tabDidSelect", "expect output tabDidSelect(a)", "expect screen page",
    "expect stack cover > page", "expect modal index", "expect modal none",
    "expect text tab#a x", "expect count tab 3", "expect idle",
  ])
  func `finds nothing wrong with names that the app has`(_ command: String) throws {
    #expect(try faults(command) == [])
  }

  @Test(arguments: [
    ("profile ful", [#"8: there is no sample profile "ful" ?full"#]),
    (
      "start nope://x",
      [#"6: "nope://x" leads nowhere; links are written note://page/ID"#]
    ),
    ("tap cover.indx", [#"4: there is no element "cover.indx" on any screen ?cover.index"#]),
    ("type cover.titel x", [#"5: there is no element "cover.titel" on any screen ?cover.title"#]),
    ("clear cover.titel", [#"6: there is no element "cover.titel" on any screen ?cover.title"#]),
    ("expect tab nots", [#"11: there is no tab "nots" ?notes"#]),
    ("tap tab.x", [#"4: there is no element "tab.x" on any screen ?tab.N"#]),
    ("tap qqqqqqqqqq", [#"4: there is no element "qqqqqqqqqq" on any screen"#]),
    ("expect route psuh page a", [#"13: "psuh" is no route change ?push"#]),
    ("expect ignored atroot", [#"15: there is no reason to ignore something "atroot" ?atRoot"#]),
    ("expect ignored non", [#"15: there is no reason to ignore something "non" ?none"#]),
    ("expect output tabDidSelct(a)", [#"14: there is no event "tabDidSelct(a)" ?tabDidSelect"#]),
    ("expect screen cvoer", [#"14: there is no screen "cvoer" ?cover"#]),
    (
      "expect stack coer > pag > page",
      [#"13: there is no screen "coer" ?cover"#, #"20: there is no screen "pag" ?page"#]
    ),
    ("expect stack cover>page", [#"13: there is no screen "cover>page""#]),
    ("expect modal idx", [#"13: there is no thing to present "idx""#]),
    ("expect text tba#a x", [#"12: there is no element "tba#a" on any screen ?tab#a"#]),
    ("expect count tba 3", [#"13: there are no elements "tba.0" and on to count ?tab"#]),
    ("expect count cover.title 1", [#"13: there are no elements "cover.title.0" and on to count"#]),
  ])
  func `says which names the app does not have`(_ command: String, _ expected: [String]) throws {
    #expect(try faults(command) == expected)
  }
}
