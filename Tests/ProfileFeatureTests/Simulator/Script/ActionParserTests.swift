import Testing

@testable import profile_sim

@Suite struct ActionParserTests {
  @Test(arguments: [
    CommandCase("double-tap photo.0.1", .act(.doubleTap(Word("photo.0.1")))),
    CommandCase("long-press photo#x", .act(.longPress(Word("photo#x")))),
    CommandCase(
      "tap at 10,20", .act(.tapAt(x: Points(thousandths: 10_000), y: Points(thousandths: 20_000)))),
    CommandCase(
      "tap at -0.5,20.125",
      .act(.tapAt(x: Points(thousandths: -500), y: Points(thousandths: 20_125)))),
    CommandCase("tap at x2", .act(.tap(Word("at"), times: 2))),
    CommandCase("press return", .act(.press(.return))),
    CommandCase("press escape", .act(.press(.escape))),
    CommandCase(
      "scroll profile.grid by 300",
      .act(.scroll(Word("profile.grid"), by: Points(thousandths: 300_000)))),
    CommandCase(
      "scroll profile.grid by -12.5",
      .act(.scroll(Word("profile.grid"), by: Points(thousandths: -12_500)))),
    CommandCase("scroll to by 3", .act(.scroll(Word("to"), by: Points(thousandths: 3_000)))),
    CommandCase("scroll to post.7", .act(.scrollTo(Word("post.7")))),
    CommandCase("scroll to by", .act(.scrollTo(Word("by")))),
    CommandCase("pull profile.grid", .act(.pull(Word("profile.grid")))),
    CommandCase(
      "drag photo.0.0 to photo.0.2", .act(.drag(Word("photo.0.0"), to: Word("photo.0.2")))),
    CommandCase("drag photo.0.0 cancel", .act(.cancelDrag(Word("photo.0.0")))),
    CommandCase("drag cancel to cancel", .act(.drag(Word("cancel"), to: Word("cancel")))),
    CommandCase("background", .act(.background)),
    CommandCase("foreground", .act(.foreground)),
    CommandCase("reader next", .act(.reader(.next))),
    CommandCase("reader previous", .act(.reader(.previous))),
    CommandCase("reader activate", .act(.reader(.activate))),
    CommandCase("reader escape", .act(.reader(.escape))),
  ])
  func `reads what a person does`(_ example: CommandCase) throws {
    try example.check()
  }

  @Test(arguments: [
    ("double-tap", #"1:11: "double-tap" needs the id of an element"#),
    ("double-tap a b", #"1:14: "b" is too much here: "double-tap" ends before it"#),
    ("doubletap a", #"1:1: unknown command "doubletap" ?double-tap"#),
    ("long-press", #"1:11: "long-press" needs the id of an element"#),
    ("tap at 1", #"1:8: "1" is no point; "# + point),
    ("tap at 10 20", #"1:8: "10" is no point; "# + point),
    ("tap at 10,", #"1:8: "10," is no point; "# + point),
    ("tap at 10, 20", #"1:8: "10," is no point; "# + point),
    ("tap at a,b", #"1:8: "a,b" is no point; "# + point),
    ("tap at 1,2,3", #"1:8: "1,2,3" is no point; "# + point),
    ("tap at 1,2 3", #"1:12: "3" is too much here: "tap" ends before it"#),
    ("press", #"1:6: "press" needs a key: return or escape"#),
    ("press enter", #"1:7: "enter" is no key to press; these are return and escape"#),
    ("press retrun", #"1:7: "retrun" is no key to press; these are return and escape ?return"#),
    ("press return twice", #"1:14: "twice" is too much here: "press" ends before it"#),
    ("scroll", #"1:7: "scroll" needs ID by DY, or to ID"#),
    ("scroll to", #"1:10: "scroll to" needs the id of an element"#),
    ("scroll a", #"1:9: "scroll" needs by and a distance behind "a""#),
    ("scroll a bye 3", #"1:10: "bye" stands where "by" is needed ?by"#),
    ("scroll a by", #"1:12: "by" needs a distance in points, as in 120 or -40"#),
    ("scroll a by far", #"1:13: "far" is no distance; "# + distance),
    ("scroll a by 1.2345", #"1:13: "1.2345" is no distance; "# + distance),
    ("scroll a by 1000001", #"1:13: "1000001" is no distance; "# + distance),
    ("scroll to post.1 by 3", #"1:11: "post.1" stands where "by" is needed"#),
    ("pull", #"1:5: "pull" needs the id of an element"#),
    ("drag", #"1:5: "drag" needs the id of an element"#),
    ("drag a", #"1:7: "drag" needs to ID, or cancel, behind "a""#),
    ("drag a onto b", #"1:8: "onto" stands where "to" or "cancel" is needed"#),
    ("drag a cancle", #"1:8: "cancle" stands where "to" or "cancel" is needed ?cancel"#),
    ("drag a to", #"1:10: "to" needs the id of an element"#),
    ("drag a cancel b", #"1:15: "b" is too much here: "drag" ends before it"#),
    ("background now", #"1:12: "now" is too much here: "background" ends before it"#),
    ("foreground now", #"1:12: "now" is too much here: "foreground" ends before it"#),
    ("reader", #"1:7: "reader" needs one of these: next, previous, activate, escape"#),
    (
      "reader nxt",
      #"1:8: "nxt" is nothing that a screen reader is told; that is one of next, previous, activate, escape ?next"#
    ),
    ("reader next next", #"1:13: "next" is too much here: "reader" ends before it"#),
  ])
  func `says what is wrong with an action, and where`(_ text: String, _ fault: String) throws {
    #expect(try ParsedScript(text).faults == [fault])
  }

  static let point = "points are written X,Y without a blank, as in 100,200.5"
  static let distance = "distances are written 120, -40 or 0.5, at most a million"
}
