import Testing

@testable import profile_sim

@Suite struct CircumstanceParserTests {
  private static func duration(_ milliseconds: Int64) -> VirtualDuration {
    VirtualDuration(nanoseconds: milliseconds * 1_000_000)
  }

  @Test(arguments: [
    CommandCase(#"device "iPhone 15""#, .circumstance(.device(Word("iPhone 15"), nil))),
    CommandCase("device iPad portrait", .circumstance(.device(Word("iPad"), .portrait))),
    CommandCase("device iPad landscape", .circumstance(.device(Word("iPad"), .landscape))),
    CommandCase("rotate", .circumstance(.rotate)),
    CommandCase("text-size AX3", .circumstance(.textSize(Word("AX3")))),
    CommandCase("layout classic", .circumstance(.layout(Word("classic")))),
    CommandCase("appearance light", .circumstance(.appearance(.light))),
    CommandCase("appearance dark", .circumstance(.appearance(.dark))),
    CommandCase("language en", .circumstance(.language(Word("en")))),
    CommandCase("reduce-motion on", .circumstance(.reduceMotion(true))),
    CommandCase("reduce-motion off", .circumstance(.reduceMotion(false))),
    CommandCase("latency posts 1500ms", .circumstance(.latency(Word("posts"), duration(1_500)))),
    CommandCase("fail posts", .circumstance(.fail(Word("posts"), times: nil))),
    CommandCase("fail posts 2 times", .circumstance(.fail(Word("posts"), times: 2))),
    CommandCase("fail posts 0 times", .circumstance(.fail(Word("posts"), times: 0))),
    CommandCase("hold follow", .circumstance(.hold(Word("follow")))),
    CommandCase("release follow", .circumstance(.release(Word("follow"), number: nil))),
    CommandCase("release follow 2", .circumstance(.release(Word("follow"), number: 2))),
    CommandCase("offline", .circumstance(.offline)),
    CommandCase("online", .circumstance(.online)),
    CommandCase("exhaustive on", .exhaustive(true)),
    CommandCase("exhaustive off", .exhaustive(false)),
  ])
  func `reads every circumstance`(_ example: CommandCase) throws {
    try example.check()
  }

  @Test(arguments: [
    ("device", #"1:7: "device" needs the name of a device, as in "iPhone 15""#),
    (
      "device iPad sideways",
      #"1:13: "sideways" is no way to hold a device; these are portrait and landscape"#
    ),
    (
      "device iPad potrait",
      #"1:13: "potrait" is no way to hold a device; these are portrait and landscape ?portrait"#
    ),
    ("device iPad portrait 2", #"1:22: "2" is too much here: "device" ends before it"#),
    ("rotate left", #"1:8: "left" is too much here: "rotate" ends before it"#),
    ("text-size", #"1:10: "text-size" needs a size, from xSmall over large to AX5"#),
    ("text-size a b", #"1:13: "b" is too much here: "text-size" ends before it"#),
    ("layout", #"1:7: "layout" needs the name of a layout"#),
    ("appearance", #"1:11: "appearance" needs light or dark"#),
    ("appearance drak", #"1:12: "drak" is no appearance; these are light and dark ?dark"#),
    ("language", #"1:9: "language" needs the name of a language"#),
    ("reduce-motion", #"1:14: "reduce-motion" needs on or off"#),
    ("reduce-motion yes", #"1:15: "yes" is neither on nor off"#),
    ("reduce-motion onn", #"1:15: "onn" is neither on nor off ?on"#),
    ("exhaustive", #"1:11: "exhaustive" needs on or off"#),
    ("exhaustive on off", #"1:15: "off" is too much here: "exhaustive" ends before it"#),
    ("latency", #"1:8: "latency" needs the name of a service"#),
    ("latency posts", #"1:14: "latency" needs a duration behind "posts", as in 250ms"#),
    ("latency posts 5", #"1:15: "5" has no unit; write ms, s or min behind the number"#),
    ("latency posts 1s 2s", #"1:18: "2s" is too much here: "latency" ends before it"#),
    ("fail", #"1:5: "fail" needs the name of a service"#),
    ("fail posts often", #"1:12: "often" is no whole number from 0 to 1000000"#),
    ("fail posts 2", #"1:13: "times" is missing behind the number"#),
    ("fail posts 2 tims", #"1:14: "tims" stands where "times" is needed ?times"#),
    ("fail posts 2 times now", #"1:20: "now" is too much here: "fail" ends before it"#),
    ("hold", #"1:5: "hold" needs the name of a service"#),
    ("hold posts 1", #"1:12: "1" is too much here: "hold" ends before it"#),
    ("release", #"1:8: "release" needs the name of a service"#),
    ("release posts 0", #"1:15: "0" is no whole number from 1 to 1000000"#),
    ("release posts first", #"1:15: "first" is no whole number from 1 to 1000000"#),
    ("offline now", #"1:9: "now" is too much here: "offline" ends before it"#),
    ("online now", #"1:8: "now" is too much here: "online" ends before it"#),
    ("ofline", #"1:1: unknown command "ofline" ?offline"#),
    ("textsize large", #"1:1: unknown command "textsize" ?text-size"#),
  ])
  func `says what is wrong with a circumstance, and where`(_ text: String, _ fault: String) throws {
    #expect(try ParsedScript(text).faults == [fault])
  }
}
