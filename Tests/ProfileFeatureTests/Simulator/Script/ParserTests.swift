import Testing

@testable import profile_sim

@Suite struct ParserTests {
  static let cases = [
    CommandCase(#"name "followers and back""#, .setUp(.name("followers and back"))),
    CommandCase("name followers", .setUp(.name("followers"))),
    CommandCase(#"name """#, .setUp(.name(""))),
    CommandCase("tags nav smoke", .setUp(.tags([Word("nav"), Word("smoke")]))),
    CommandCase("profile own", .setUp(.profile(Word("own")))),
    CommandCase(#"profile file "a b.json""#, .setUp(.profileFile(Word("a b.json")))),
    CommandCase("seed 18446744073709551615", .setUp(.seed(.max))),
    CommandCase("start profile://followers", .setUp(.start(Word("profile://followers")))),
    CommandCase("tap header.posts", .act(.tap(Word("header.posts"), times: 1))),
    CommandCase(#""tap" "header.posts""#, .act(.tap(Word("header.posts"), times: 1))),
    CommandCase("tap post#p7 x3", .act(.tap(Word("post#p7"), times: 3))),
    CommandCase("tap x3", .act(.tap(Word("x3"), times: 1))),
    CommandCase("tap at", .act(.tap(Word("at"), times: 1))),
    CommandCase("back", .act(.back)),
    CommandCase("swipe back", .act(.swipeBack(nil))),
    CommandCase("swipe back begin", .act(.swipeBack(.begin))),
    CommandCase("swipe back cancel", .act(.swipeBack(.cancel))),
    CommandCase("swipe back finish", .act(.swipeBack(.finish))),
    CommandCase("swipe down", .act(.swipeDown)),
    CommandCase("dismiss", .act(.dismiss)),
    CommandCase(#"type edit.name "A b""#, .act(.type(Word("edit.name"), "A b"))),
    CommandCase(#"type edit.name """#, .act(.type(Word("edit.name"), ""))),
    CommandCase("clear edit.name", .act(.clear(Word("edit.name")))),
    CommandCase(#"open "profile://edit""#, .act(.open(Word("profile://edit")))),
    CommandCase("relaunch", .act(.relaunch)),
    CommandCase("wait 250ms", .wait(.duration(VirtualDuration(nanoseconds: 250_000_000)))),
    CommandCase("wait until idle", .wait(.untilIdle)),
    CommandCase(
      #"expect route push followers title "Followers""#,
      .expect(
        Expectation(.route([Word("push"), Word("followers"), Word("title"), Word("Followers")])))),
    CommandCase("expect no route", .expect(Expectation(.noRoute))),
    CommandCase("expect ignored none", .expect(Expectation(.ignored(Word("none"))))),
    CommandCase("expect ignored transition", .expect(Expectation(.ignored(Word("transition"))))),
    CommandCase(
      "expect output filterDidSelect(1)", .expect(Expectation(.output(Word("filterDidSelect(1)"))))),
    CommandCase("expect screen profile", .expect(Expectation(.screen(Word("profile"))))),
    CommandCase("expect stack a > b", .expect(Expectation(.stack([Word("a"), Word("b")])))),
    CommandCase("expect stack a", .expect(Expectation(.stack([Word("a")])))),
    CommandCase("expect tab feed", .expect(Expectation(.tab(Word("feed"))))),
    CommandCase("expect modal none", .expect(Expectation(.modal(Word("none"))))),
    CommandCase(
      #"expect text header.name "A b""#, .expect(Expectation(.text(Word("header.name"), "A b")))),
    CommandCase("expect count post 12", .expect(Expectation(.count(Word("post"), 12)))),
    CommandCase("expect idle", .expect(Expectation(.idle))),
    CommandCase("expect not idle", .expect(Expectation(.idle, isNegated: true))),
    CommandCase("expect soft idle", .expect(Expectation(.idle, isSoft: true))),
    CommandCase("expect soft not idle", .expect(Expectation(.idle, isSoft: true, isNegated: true))),
    CommandCase("expect not soft idle", .expect(Expectation(.idle, isSoft: true, isNegated: true))),
  ]

  @Test(arguments: cases)
  func `reads every command`(_ example: CommandCase) throws {
    try example.check()
  }

  @Test(arguments: [
    ("tpa header.posts", #"1:1: unknown command "tpa" ?tap"#),
    ("TAP header.posts", #"1:1: unknown command "TAP" ?tap"#),
    ("frobnicate", #"1:1: unknown command "frobnicate""#),
    (#""" x"#, #"1:1: unknown command """#),
    ("}", #"1:1: "}" belongs to no block"#),
    ("tap", #"1:4: "tap" needs the id of an element"#),
    ("  tap   # nothing", #"1:6: "tap" needs the id of an element"#),
    ("tap a b", #"1:7: "b" is too much here: "tap" ends before it"#),
    ("tap a x0", #"1:7: "x0" is no number of taps; write x1 to x1000000"#),
    ("tap a x1000001", #"1:7: "x1000001" is no number of taps; write x1 to x1000000"#),
    ("tap a x-1", #"1:7: "x-1" is no number of taps; write x1 to x1000000"#),
    ("tap a x2 b", #"1:10: "b" is too much here: "tap" ends before it"#),
    ("back home", #"1:6: "home" is too much here: "back" ends before it"#),
    ("dismiss edit", #"1:9: "edit" is too much here: "dismiss" ends before it"#),
    ("type", #"1:5: "type" needs the id of a text field"#),
    ("type a", #"1:7: "type" needs a text behind "a""#),
    ("type a b c", #"1:10: "c" is too much here: "type" ends before it"#),
    ("clear", #"1:6: "clear" needs the id of a text field"#),
    ("clear a b", #"1:9: "b" is too much here: "clear" ends before it"#),
    ("open", #"1:5: "open" needs a link, as in profile://followers"#),
    ("open a b", #"1:8: "b" is too much here: "open" ends before it"#),
    ("relaunch now", #"1:10: "now" is too much here: "relaunch" ends before it"#),
    ("expect tab", #"1:11: "expect tab" needs the name of a tab"#),
    ("swipe", #"1:6: "swipe" needs a direction: back or down"#),
    ("swipe dwn", #"1:7: "dwn" is no direction of a swipe; these are back and down ?down"#),
    (
      "swipe back canel",
      #"1:12: "canel" is no part of a swipe; the parts are begin, cancel, finish ?cancel"#
    ),
    ("swipe down now", #"1:12: "now" is too much here: "swipe down" ends before it"#),
    ("wait", #"1:5: "wait" needs a duration, or until and a condition"#),
    ("wait 5", #"1:6: "5" has no unit; write ms, s or min behind the number"#),
    (
      "wait untl idle",
      #"1:6: "untl" is no duration; durations are written 250ms, 1.5s or 2min ?until"#
    ),
    ("wait 1s 2s", #"1:9: "2s" is too much here: "wait" ends before it"#),
    ("name", #"1:5: "name" needs a text"#),
    ("name a b", #"1:8: "b" is too much here: "name" ends before it"#),
    ("tags", #"1:5: "tags" needs one tag or more"#),
    ("seed", #"1:5: "seed" needs a number"#),
    ("seed +1", #"1:6: "+1" is no whole number from 0 to 18446744073709551615"#),
    (
      "seed 18446744073709551616",
      #"1:6: "18446744073709551616" is no whole number from 0 to 18446744073709551615"#
    ),
    ("profile", #"1:8: "profile" needs the name of a sample, or file "PATH""#),
    ("profile file", #"1:13: "profile file" needs a path"#),
    (#"profile file """#, "1:14: the path is empty"),
    ("start", #"1:6: "start" needs a link, as in profile://followers"#),
    ("expect", #"1:7: "expect" needs something to expect"#),
    ("expect soft", #"1:12: "expect" needs something to expect"#),
    ("expect not not idle", #"1:12: "not" stands here twice"#),
    ("expect rout push", #"1:8: "rout" is nothing that can be expected ?route"#),
    ("expect nope nope", #"1:8: "nope" is nothing that can be expected"#),
    ("expect route", #"1:13: "expect route" needs a route change, as in push followers"#),
    ("expect no", #"1:10: "expect no" needs "route" behind it"#),
    ("expect no rout", #"1:11: only "route" can follow "expect no" ?route"#),
    ("expect ignored", #"1:15: "expect ignored" needs a reason, or none"#),
    ("expect output", #"1:14: "expect output" needs the name of an event"#),
    ("expect screen", #"1:14: "expect screen" needs the name of a screen"#),
    ("expect stack", #"1:13: "expect stack" needs a screen"#),
    ("expect stack a b", #"1:16: "b" stands where a > is needed, with spaces around it"#),
    ("expect stack a >", #"1:17: a screen is missing behind the last >"#),
    ("expect modal", #"1:13: "expect modal" needs what is presented, or none"#),
    ("expect text a", #"1:14: "expect text" needs a text behind the id"#),
    ("expect count post", #"1:18: "expect count" needs a number behind "post""#),
    ("expect count post many", #"1:19: "many" is no whole number from 0 to 1000000"#),
    ("expect idle now", #"1:13: "now" is too much here: "expect" ends before it"#),
    ("${x} a", "1:1: a variable cannot be a command, only what stands behind one"),
    ("tpa ${x}", #"1:1: unknown command "tpa" ?tap"#),
    ("tap {", #"1:5: "{" belongs to no block; as a text it stands in quotes"#),
    ("tap a }", #"1:7: "}" belongs to no block; as a text it stands in quotes"#),
  ])
  func `says what is wrong with a command, and where`(_ text: String, _ fault: String) throws {
    #expect(try ParsedScript(text).faults == [fault])
  }

  @Test(arguments: [
    CommandCase("let x = 3", .bind("x", Word("3"))),
    CommandCase(#"let _a-2 = "a b""#, .bind("_a-2", Word("a b"))),
    CommandCase("let x = =", .bind("x", Word("="))),
    CommandCase("let x = ${y}z", .bind("x", Word(parts: [.variable("y"), .text("z")]))),
    CommandCase(#"include "a b.taps""#, .include(Word("a b.taps"))),
    CommandCase("include ${x}.taps", .include(Word(parts: [.variable("x"), .text(".taps")]))),
    CommandCase("tap ${x}", .template([Word("tap"), Word(parts: [.variable("x")])])),
    CommandCase("wait ${x}", .template([Word("wait"), Word(parts: [.variable("x")])])),
  ])
  func `reads variables, and keeps for later what they decide`(_ example: CommandCase) throws {
    let parsed = try ParsedScript(example.text)
    #expect(parsed.faults == [])
    #expect(parsed.script == Script(lines: [ScriptLine(example.command)]))
  }

  @Test(arguments: [
    ("let", #"1:4: "let" needs the name of a variable"#),
    ("let x", #"1:6: "let" needs a = behind "x""#),
    ("let x=3", #"1:5: "x=3" cannot be the name of a variable; "# + names),
    ("let 2 = 3", #"1:5: "2" cannot be the name of a variable; "# + names),
    ("let 1x = 3", #"1:5: "1x" cannot be the name of a variable; "# + names),
    ("let é = 1", #"1:5: "é" cannot be the name of a variable; "# + names),
    ("let ${x} = 3", #"1:5: "\u{24}{x}" cannot be the name of a variable; "# + names),
    ("let x is 3", #"1:7: "is" stands where a = is needed, with spaces around it"#),
    ("let x =", #"1:8: "let" needs a value behind the ="#),
    (
      "let x = a b",
      #"1:11: "b" is too much here: a value with blanks in it stands in quotes"#
    ),
    ("include", #"1:8: "include" needs the path of a script"#),
    (#"include """#, "1:9: the path is empty"),
    ("include a b", #"1:11: "b" is too much here: "include" ends before it"#),
  ])
  func `says what is wrong with variables and paths`(_ text: String, _ fault: String) throws {
    #expect(try ParsedScript(text).faults == [fault])
  }

  static let names =
    "names begin with a letter (a to z, A to Z) or _, and go on with letters, digits, _ and -"

  @Test func `wants set-up before the first action, and each once`() throws {
    let parsed = try ParsedScript(
      """
      name a
      profile own
      profile file b.json
      tags t
      name b
      back
      seed 1
      tags u
      """)
    #expect(
      parsed.faults == [
        #"3:1: "profile" is given a second time (first in line 2)"#,
        #"5:1: "name" is given a second time (first in line 1)"#,
        #"7:1: "seed" is set-up and must stand before the first action (line 6)"#,
        #"8:1: "tags" is set-up and must stand before the first action (line 6)"#,
      ])
  }

  @Test func `reads the lines behind a fault`() throws {
    let parsed = try ParsedScript("tap a\ntap \"\nwait x\n\nback\n")
    #expect(parsed.commands.map(\.line) == [1, 5])
    #expect(parsed.diagnostics.map(\.line) == [2, 3])
  }
}
