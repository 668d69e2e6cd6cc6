import Testing

@testable import profile_sim

@Suite struct SwiftTestWriterTests {
  private let forms = Vocabulary.profile.changes

  /// The statements of a test of the script.
  private func lines(_ script: String, circumstances: Int = 0) throws -> [String] {
    var writer = SwiftTestWriter(
      forms: forms, startCircumstances: circumstances, canLoop: true)
    try writer.write(tree(script))
    return writer.written
  }

  private func tree(_ script: String) throws -> ScriptTree {
    try ScriptTree(ScriptFile(name: "t.taps", chunks: [Array(script.utf8)]))
  }

  private func fault(_ script: String) -> String? {
    do {
      _ = try lines(script)
      return nil
    } catch let fault as ExportFault {
      return "\(fault.place.described(in: "t.taps")): \(fault.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("tap header.posts", #"app.tap("header.posts")"#),
    ("tap header.posts x3", #"app.tap("header.posts", times: 3)"#),
    ("tap \"a\\\"b\" x20000", #"app.tap("a\"b", times: 20_000)"#),
    ("tap at 1.5,-2", "app.tap(at: Point(x: 1.5, y: -2))"),
    ("double-tap post.1", #"app.doubleTap("post.1")"#),
    ("long-press post.1", #"app.longPress("post.1")"#),
    ("type edit.name \"a\\\"\\\\\\n${x}\"", #"app.type("edit.name", "a\"\\\n⟨x⟩")"#),
    ("press return", "app.press(.return)"), ("press escape", "app.press(.escape)"),
    ("clear edit.name", #"app.clear("edit.name")"#),
    ("scroll post.0 by 250.5", #"app.scroll("post.0", by: 250.5)"#),
    ("scroll to post.0", #"app.scroll(to: "post.0")"#), ("pull grid", #"app.pull("grid")"#),
    ("drag a.0 to b.1", #"app.drag("a.0", to: "b.1")"#),
    ("drag a.0 cancel", #"app.cancelDrag("a.0")"#),
    ("back", "app.back()"), ("swipe back", "app.swipeBack()"),
    ("swipe back begin", "app.swipeBack(.begin)"), ("swipe back finish", "app.swipeBack(.finish)"),
    ("swipe down", "app.swipeDown()"), ("dismiss", "app.dismiss()"),
    ("open \"profile://x\"", #"app.open("profile://x")"#), ("relaunch", "app.relaunch()"),
    ("background", "app.background()"), ("foreground", "app.foreground()"),
    ("reader next", "app.reader(.next)"), ("reader escape", "app.reader(.escape)"),
  ])
  func `says what a person does`(_ command: String, _ statement: String) throws {
    #expect(try lines("let x = ⟨x⟩\n" + command) == [statement])
  }

  @Test(arguments: [
    (
      "device \"iPhone 15 Pro Max\" landscape",
      "app.traits = app.traits.on(.iPhone15ProMax, held: .landscape)"
    ),
    ("device iPad", "app.traits = app.traits.on(.iPad, held: app.traits.orientation)"),
    ("rotate", "app.traits = app.traits.turned"),
    ("text-size AX1", "app.traits.contentSizeCategory = .accessibility1"),
    ("layout compact", "app.traits.layoutPreset = .compact"),
    ("appearance dark", "app.traits.appearance = .dark"),
    ("language x-y", #"app.traits.language = "x-y""#),
    ("reduce-motion on", "app.traits.reducesMotion = true"),
    ("latency posts 250ms", "app.server.latencies[.posts] = .milliseconds(250)"),
    ("fail follow", "app.server.failures[.follow] = .always"),
    ("fail follow 0 times", "app.server.failures[.follow] = nil"),
    ("fail follow 2 times", "app.server.failures[.follow] = .times(2)"),
    ("hold like", "app.server.hold(.like)"), ("release like", "#expect(app.server.release(.like))"),
    ("release like 2", "#expect(app.server.release(.like, 2))"),
    ("offline", "app.server.isOffline = true"), ("online", "app.server.isOffline = false"),
    ("exhaustive off", "app.recorder.isExhaustive = false"),
    ("wait 1.5s", "app.advance(by: .milliseconds(1500))"),
    ("wait until idle", "#expect(app.advanceUntilIdle())"),
    (
      "wait until not idle within 5s",
      "#expect(app.advance(until: { !app.isIdle }, within: .seconds(5)))"
    ),
  ])
  func `says how the world is, and lets time pass`(_ command: String, _ statement: String) throws {
    #expect(try lines(command) == [statement])
  }

  @Test(arguments: [
    ("no route", "app.recorder.lastAction.changes.isEmpty"),
    ("ignored none", "app.recorder.lastAction.ignored.isEmpty"),
    ("ignored atRoot", "app.recorder.lastAction.ignored.contains(.atRoot)"),
    (
      "output postDidSelect",
      #"app.recorder.lastAction.outputs.map(\.name).contains("postDidSelect")"#
    ),
    ("output a(b)", #"app.recorder.lastAction.outputs.map(\.description).contains("a(b)")"#),
    (
      "output a(b",
      #"app.recorder.lastAction.outputs.contains(where: { $0.description.hasPrefix("a(b(") })"#
    ),
    ("refreshing", "app.isRefreshing"), ("idle", "app.isIdle"),
    ("visible post.0", #"app.isVisible("post.0")"#),
    ("announced \"Followers\"", #"app.announcements.map(\.text).contains("Followers")"#),
  ])
  func `asks whether something is so, or is not`(_ condition: String, _ truth: String) throws {
    #expect(try lines("expect soft \(condition)") == ["#expect(\(truth))"])
    #expect(try lines("expect not \(condition)") == ["#expect(!\(truth))"])
  }

  @Test(arguments: [
    ("screen post", "app.navigation.stackNames.last", #""post""#),
    ("stack a > b", "app.navigation.stackNames", #"["a", "b"]"#),
    ("tab feed", "app.navigation.selectedTab", ".feed"),
    ("modal edit", "app.navigation.modalName", #""edit""#),
    ("modal none", "app.navigation.modalName", "nil"),
    ("text a \"b\"", #"app.element("a")?.text"#, #""b""#),
    ("label a \"b\"", #"app.element("a")?.label"#, #""b""#),
    ("enabled a", #"app.element("a")?.isEnabled"#, "true"),
    ("disabled a", #"app.element("a")?.isEnabled"#, "false"),
    ("selected a", #"app.element("a")?.isSelected"#, "true"),
    ("large a", #"app.element("a")?.isLarge"#, "true"),
    ("count post 12", #"app.count(ofPrefix: "post")"#, "12"),
    ("alive post 0", #"app.census.count("post")"#, "0"),
    ("focus a.0", "app.readerFocus?.id", #""a.0""#),
    ("focus a#b", "app.readerFocus?.alternateID", #""a#b""#),
    ("focus none", "app.readerFocus", "nil"),
  ])
  func `compares what there is`(_ condition: String, _ left: String, _ right: String) throws {
    #expect(try lines("expect \(condition)") == ["#expect(\(left) == \(right))"])
    #expect(try lines("expect not \(condition)") == ["#expect(\(left) != \(right))"])
    #expect(
      try lines("expect \(condition) within 2s")
        == ["#expect(app.advance(until: { \(left) == \(right) }, within: .seconds(2)))"])
  }

  @Test func `a hidden element is not visible, and one that is not hidden is`() throws {
    #expect(
      try lines("expect hidden a\nexpect not hidden a")
        == [#"#expect(!app.isVisible("a"))"#, #"#expect(app.isVisible("a"))"#])
  }

  @Test func `a route is claimed by an expectation alone`() throws {
    #expect(
      try lines("expect route pop\nexpect route pop within 1s\nexpect not route pop") == [
        "#expect(app.recorder.claimChange().matches(.pop))",
        "app.advance(until: { app.recorder.nextChange.matches(.pop) }, within: .seconds(1))",
        "#expect(app.recorder.claimChange().matches(.pop))",
        "#expect(!app.recorder.unclaimedChanges.contains(where: { $0.matches(.pop) }))",
      ])
    #expect(
      try lines("if route pop {\n}") == ["if app.recorder.nextChange.matches(.pop) {", "}"])
  }

  @Test func `what is too wide takes two lines`() throws {
    let text = String(repeating: "x", count: 60)
    #expect(
      try lines("expect text header.name \"\(text)\"")
        == ["#expect(", "  app.element(\"header.name\")?.text == \"\(text)\")"])
  }

  // MARK: Lines

  @Test func `comments and empty lines stay where they are`() throws {
    #expect(
      try lines("# a\n\n\nback  #b\n\n# c\nlet a = b  # d\n\nback\n\n") == [
        "// a", "", "app.back()  //b", "", "// c", "// d", "", "app.back()",
      ])
  }

  @Test func `services are as they are before the app is made, and the rest after it`() throws {
    var writer = SwiftTestWriter(forms: forms, startCircumstances: 3, canLoop: true)
    try writer.write(tree("offline  # at once\nlet s = like\nhold ${s}\nrotate\nback\nonline\n"))
    #expect(writer.services == ["server.isOffline = true  // at once", "server.hold(.like)"])
    #expect(
      writer.written
        == ["app.traits = app.traits.turned", "app.back()", "app.server.isOffline = false"])
  }

  // MARK: Faults

  @Test(arguments: [
    ("hold nobody", #"1:1: there is no service "nobody" in Swift"#),
    ("back\n  layout wild", #"2:3: there is no layout "wild" in Swift"#),
    ("expect tab none", #"1:1: there is no tab "none" in Swift"#),
    ("expect ignored mood", #"1:1: there is no reason "mood" in Swift"#),
    ("device Slate", #"1:1: there is no device "Slate" in Swift"#),
    ("text-size tiny", #"1:1: there is no text size "tiny" in Swift"#),
    ("tags a self", #"1:1: the tag "self" can be no name in Swift"#),
    (
      "expect route scroll section 01",
      #"1:1: "section" is a number in Swift, and "01" is none"#
    ),
    (
      "each n in x {\n  wait ${n}\n}",
      #"2:3: "x" is no duration; durations are written 250ms, 1.5s or 2min"#
    ),
  ])
  func `what cannot be said has its place`(_ script: String, _ message: String) {
    #expect(fault(script) == "t.taps:" + message)
  }

  @Test func `a test has an end`() {
    let message = "up to here it takes too many lines for a test in Swift (5000 at most)"
    let long = String(repeating: "back\n", count: SwiftTestWriter.most + 1)
    #expect(fault(long) == "t.taps:5001:1: " + message)
    // It would be four lines, but to know that takes all that it stands for.
    let values = (0..<400).map { "v\($0)" }.joined(separator: " ")
    let nested = "each a in \(values) {\neach b in \(values) {\ntype ${a} \"${b}\"\n}\n}\n"
    #expect(fault(nested) == "t.taps:3:1: " + message)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `any script is written as lines whose literals and brackets are closed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let script = RandomScript.script(using: &random)
    for line in script.lines {
      guard let command = line.command, let written = try? lines(ScriptPrinter.print(command))
      else {
        continue
      }
      var open: [Unicode.Scalar] = []
      for line in written { #expect(SwiftLexer.fault(in: line, open: &open) == nil, "\(line)") }
    }
  }
}
