import Testing

@testable import profile_sim

@Suite struct ResolverTests {
  private let resolver = Resolver(vocabulary: NotebookSimulation.vocabulary)

  @Test(arguments: [
    "name x", "tags anything", "profile full", "profile file x.json", "seed 1",
    "start note://page/a", "tap cover.index", "tap tab.12", "tap tab#z", "back", "swipe back",
    "swipe down", "dismiss", "type cover.title x", "clear cover.title", "open nowhere", "relaunch",
    "expect tab notes", "wait 1s", "wait until idle", "expect route push page a title x",
    "expect no route", "expect ignored atRoot", "expect ignored none",
    "expect output tabDidSelect", "expect output tabDidSelect(a)", "expect screen page",
    "expect stack cover > page", "expect modal index", "expect modal none",
    "expect text tab#a x", "expect count tab 3", "expect idle", "device Pocket landscape",
    "rotate", "text-size large", "layout plain", "appearance dark", "language tlh",
    "reduce-motion on", "latency ink 1s", "fail ink", "hold ink", "release ink 2", "offline",
    "online", "exhaustive on", "double-tap tab.0", "long-press tab#a", "tap at 1,2",
    "press return", "scroll tab.0 by 3", "scroll to tab.1", "pull tab.0", "drag tab.0 to tab.1",
    "drag tab.0 cancel", "background", "foreground", "reader next", "expect label tab.0 x",
    "expect visible tab.0", "expect large tab.0", "expect refreshing", "expect alive page 2",
    "expect focus tab.0", "expect focus none", "expect announced x", "let x = y",
    "include x.taps", "wait until visible tab.0 within 1s",
  ])
  func `finds nothing wrong with names that the app has`(_ command: String) throws {
    #expect(try resolver.faults(inScript: command) == [])
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
    ("tap tab.x", [#"4: there is no element "tab.x" on any screen ?tab.0"#]),
    ("tap tab.", [#"4: there is no element "tab." on any screen ?tab.0"#]),
    ("tap tab#", [#"4: "tab#" needs an id behind the #"#]),
    ("tap at", [#"4: "tap at" needs a point X,Y behind it, as in tap at 120,300"#]),
    ("tap at x2", [#"4: "tap at" needs a point X,Y behind it, as in tap at 120,300"#]),
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
    (
      "expect stack cover>page",
      [#"13: there is no screen "cover>page"; the screens are cover, page, index"#]
    ),
    ("device Poket", [#"7: there is no device "Poket" ?Pocket"#]),
    ("device Slate", [#"7: there is no device "Slate"; the devices are Pocket, Folio"#]),
    ("text-size huge", [#"10: there is no text size "huge"; the text sizes are small, large"#]),
    ("layout wild", [#"7: there is no layout "wild"; there is only plain"#]),
    ("language zzz", [#"9: there is no language "zzz"; the languages are en, tlh"#]),
    ("hold zzz", [#"5: there is no service "zzz"; there is only ink"#]),
    ("layout plian", [#"7: there is no layout "plian" ?plain"#]),
    ("language thl", [#"9: there is no language "thl" ?tlh"#]),
    ("latency inc 1s", [#"8: there is no service "inc" ?ink"#]),
    ("fail inc", [#"5: there is no service "inc" ?ink"#]),
    ("hold inc", [#"5: there is no service "inc" ?ink"#]),
    ("release inc 1", [#"8: there is no service "inc" ?ink"#]),
    ("double-tap tba.0", [#"11: there is no element "tba.0" on any screen ?tab.0"#]),
    ("long-press tba.0", [#"11: there is no element "tba.0" on any screen ?tab.0"#]),
    ("scroll tba.0 by 1", [#"7: there is no element "tba.0" on any screen ?tab.0"#]),
    ("scroll to tba.0", [#"10: there is no element "tba.0" on any screen ?tab.0"#]),
    ("pull tba.0", [#"5: there is no element "tba.0" on any screen ?tab.0"#]),
    (
      "drag tba.0 to tbb.1",
      [
        #"5: there is no element "tba.0" on any screen ?tab.0"#,
        #"14: there is no element "tbb.1" on any screen ?tab.1"#,
      ]
    ),
    ("drag tba.0 cancel", [#"5: there is no element "tba.0" on any screen ?tab.0"#]),
    ("expect label tba.0 x", [#"13: there is no element "tba.0" on any screen ?tab.0"#]),
    ("expect visible tba.0", [#"15: there is no element "tba.0" on any screen ?tab.0"#]),
    ("expect focus tba.0", [#"13: there is no element "tba.0" on any screen ?tab.0"#]),
    ("expect alive pag 1", [#"13: there is no screen "pag" ?page"#]),
    (
      "wait until text tba.0 x within 1s",
      [#"16: there is no element "tba.0" on any screen ?tab.0"#]
    ),
    (
      "expect modal idx",
      [#"13: there is no thing to present "idx"; the things to present are index, none"#]
    ),
    ("expect output tabDidSelect(", [#"14: a ) is missing at the end of "tabDidSelect(""#]),
    ("expect output tabDidSelect(a", [#"14: a ) is missing at the end of "tabDidSelect(a""#]),
    ("expect text tba#a x", [#"12: there is no element "tba#a" on any screen ?tab#a"#]),
    ("expect count tba 3", [#"13: there are no elements "tba.0" and on to count ?tab"#]),
    ("expect count cover.title 1", [#"13: there are no elements "cover.title.0" and on to count"#]),
  ])
  func `says which names the app does not have`(_ command: String, _ expected: [String]) throws {
    #expect(try resolver.faults(inScript: command) == expected)
  }
}
