import Testing

@testable import profile_sim

@Suite struct ExpectationParserTests {
  private static let second = VirtualDuration(nanoseconds: 1_000_000_000)
  private static let push = Condition.route([Word("push"), Word("page")])

  @Test(arguments: [
    CommandCase(#"expect label a "A b""#, .expect(Expectation(.label(Word("a"), "A b")))),
    CommandCase("expect visible a", .expect(Expectation(.element(.visible, Word("a"))))),
    CommandCase("expect hidden a", .expect(Expectation(.element(.hidden, Word("a"))))),
    CommandCase("expect enabled a", .expect(Expectation(.element(.enabled, Word("a"))))),
    CommandCase("expect disabled a", .expect(Expectation(.element(.disabled, Word("a"))))),
    CommandCase("expect selected a", .expect(Expectation(.element(.selected, Word("a"))))),
    CommandCase("expect large a", .expect(Expectation(.element(.large, Word("a"))))),
    CommandCase("expect refreshing", .expect(Expectation(.refreshing))),
    CommandCase("expect alive profile 2", .expect(Expectation(.alive(Word("profile"), 2)))),
    CommandCase("expect focus a", .expect(Expectation(.focus(Word("a"))))),
    CommandCase("expect focus none", .expect(Expectation(.focus(Word("none"))))),
    CommandCase(#"expect announced "A b""#, .expect(Expectation(.announced("A b")))),
    CommandCase("expect idle within 1s", .expect(Expectation(.idle, within: second))),
    CommandCase(
      "expect soft not visible a within 1s",
      .expect(
        Expectation(.element(.visible, Word("a")), isSoft: true, isNegated: true, within: second))),
    CommandCase("expect route push page within 1s", .expect(Expectation(push, within: second))),
    CommandCase(
      "expect route push page title within",
      .expect(
        Expectation(.route([Word("push"), Word("page"), Word("title"), Word("within")])))),
    CommandCase(
      "expect text within within within 1s",
      .expect(Expectation(.text(Word("within"), "within"), within: second))),
    CommandCase(
      "expect stack a > b within 1s",
      .expect(Expectation(.stack([Word("a"), Word("b")]), within: second))),
    CommandCase(
      "wait until visible a within 1s",
      .wait(.until(Question(.element(.visible, Word("a"))), within: second))),
    CommandCase(
      "wait until not refreshing within 1s",
      .wait(.until(Question(.refreshing, isNegated: true), within: second))),
    CommandCase(
      "wait until route push page within 1s", .wait(.until(Question(push), within: second))),
    CommandCase("wait until idle within 1s", .wait(.until(Question(.idle), within: second))),
  ])
  func `reads every condition, and for how long it is waited for`(_ example: CommandCase) throws {
    try example.check()
  }

  @Test(arguments: [
    ("expect label", #"1:13: "expect label" needs the id of an element"#),
    ("expect label a", #"1:15: "expect label" needs a text behind the id"#),
    ("expect visible", #"1:15: "visible" needs the id of an element"#),
    ("expect visibel a", #"1:8: "visibel" is nothing that can be expected ?visible"#),
    ("expect enabled a b", #"1:18: "b" is too much here: "expect" ends before it"#),
    ("expect refreshing a", #"1:19: "a" is too much here: "expect" ends before it"#),
    ("expect alive", #"1:13: "expect alive" needs the name of a screen"#),
    ("expect alive a", #"1:15: "expect alive" needs a number behind "a""#),
    ("expect alive a b", #"1:16: "b" is no whole number from 0 to 1000000"#),
    ("expect focus", #"1:13: "expect focus" needs the id of an element, or none"#),
    ("expect announced", #"1:17: "expect announced" needs a text"#),
    ("expect idle within", #"1:19: "within" needs a duration, as in 250ms"#),
    ("expect idle within 5", #"1:20: "5" has no unit; write ms, s or min behind the number"#),
    ("expect idle within 1s 2s", #"1:23: "2s" is too much here: "expect" ends before it"#),
    ("expect idle witin 1s", #"1:13: "witin" is too much here: "expect" ends before it"#),
    ("expect route within 1s", #"1:23: "expect route" needs a route change, as in push followers"#),
    ("expect stack a > b c", #"1:20: "c" stands where a > is needed, with spaces around it"#),
    ("wait until", #"1:11: "wait until" needs something to expect"#),
    ("wait until idel", #"1:12: "idel" is nothing that can be expected ?idle"#),
    ("wait until soft idle", #"1:12: "soft" is nothing that can be expected"#),
    ("wait until not not idle", #"1:16: "not" stands here twice"#),
    (
      "wait until visible a",
      #"1:21: "wait until" needs within and a duration: how long at most"#
    ),
    (
      "wait until not idle",
      #"1:20: "wait until" needs within and a duration: how long at most"#
    ),
    ("wait until idle for 1s", #"1:17: "for" is too much here: "wait until" ends before it"#),
    ("wait until idle within", #"1:23: "within" needs a duration, as in 250ms"#),
    ("wait until idle within 1s x", #"1:27: "x" is too much here: "wait until" ends before it"#),
  ])
  func `says what is wrong with a condition, and where`(_ text: String, _ fault: String) throws {
    #expect(try ParsedScript(text).faults == [fault])
  }
}
