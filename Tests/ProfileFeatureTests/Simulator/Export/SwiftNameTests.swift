import ProfileFeature
import Testing

@testable import profile_sim

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("followers-and-back.taps", "FollowersAndBackTests"), ("a/b.taps", "BTests"),
    ("1.taps", "Script1Tests"), ("<stdin>", "StdinTests"), ("é.taps", "ScriptTests"),
    ("a b.c", "ABCTests"),
  ])
  func `a suite is named as the script`(_ file: String, _ suite: String) {
    #expect(SwiftName.suite(of: file) == suite)
  }

  @Test(arguments: [
    ("Followers and back", "`Followers and back`"), ("Settings", "`Settings`"),
    ("2 × 2", "`2 × 2`"),
    ("a`b", nil), (#"a\b"#, nil), ("a\nb", nil), ("a\u{200B}b", nil), ("", nil), (" ", nil),
    ("+", nil), ("init", nil), ("Type", nil),
  ])
  func `a test has the script's name, if that can be one`(_ name: String, _ raw: String?) {
    #expect(SwiftName.raw(name) == raw)
  }

  @Test(arguments: [
    ("smoke", "smoke"), ("a-b", "`a-b`"), ("in", "`in`"), ("1st", "`1st`"), ("é", "`é`"),
    ("`", nil),
    ("self", nil),
  ])
  func `a tag is a member`(_ tag: String, _ member: String?) {
    #expect(SwiftName.member(tag) == member)
  }

  @Test(arguments: [
    ("id", [], "id"), ("first-row", [], "firstRow"), ("a-1", [], "a1"), ("in", [], "inValue"),
    ("app", [], "appValue"), ("_", [], "_Value"), ("id", ["id"], "id2"),
    ("id", ["id", "id2"], "id3"),
  ])
  func `a variable is another one than those around it`(
    _ name: String, _ taken: [String], _ variable: String
  ) {
    #expect(SwiftName.variable(name, besides: taken) == variable)
  }

  @Test(arguments: [
    (".iPodTouch", Device.iPodTouch), (".iPhoneSE", .iPhoneSE), (".iPhone15", .iPhone15),
    (".iPhone15ProMax", .iPhone15ProMax), (".iPad", .iPad), (".iPadPro", .iPadPro),
  ])
  func `a device has a name in Swift`(_ name: String, _ device: Device) throws {
    #expect(try SwiftCircumstance.device(profile_sim.Word(device.name)) == name)
    #expect(Device.all.count == 6)
  }

  @Test func `each name of the feature is a case of Swift`() {
    // Tests are written with the case, and scripts with the raw value.
    for name in ServiceName.allCases { #expect("\(name)" == name.rawValue) }
    for tab in Tab.allCases { #expect("\(tab)" == tab.rawValue) }
    for link in Link.allCases { #expect("\(link)" == link.rawValue) }
    for phase in Action.SwipePhase.allCases { #expect(SwipePhase(rawValue: phase.rawValue) != nil) }
    for key in Action.Key.allCases { #expect(Key(rawValue: key.rawValue) != nil) }
    for move in Action.ReaderMove.allCases { #expect(ReaderAction(rawValue: move.rawValue) != nil) }
    #expect("\(ContentSizeCategory.accessibility1)" == "accessibility1")
  }
}
