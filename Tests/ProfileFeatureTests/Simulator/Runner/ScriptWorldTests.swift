import Testing

@testable import profile_sim

/// Circumstances, gestures, and what can be asked about elements, as they are run.
@Suite struct ScriptWorldTests {
  static let cases = [
    // circumstances
    ScriptCase(
      "latency ink 2s\ntap cover.save\nwait 1999ms\nexpect not idle\nwait 1ms\nexpect idle"),
    ScriptCase("fail ink\ntap cover.save\nwait until idle\nexpect output saveDidFail"),
    ScriptCase(
      "fail ink 1 times\ntap cover.save x2\nwait until idle\nexpect output saveDidFail\n"
        + "expect route push page saved\nexpect not route pop"),
    ScriptCase(
      "fail ink\nfail ink 0 times\ntap cover.save\nwait until idle\nexpect stack cover > page"),
    ScriptCase("offline\ntap cover.save\nwait until idle\nexpect output saveDidFail"),
    ScriptCase("offline\nonline\ntap cover.save\nwait until idle\nexpect stack cover > page"),
    ScriptCase(
      "hold ink\ntap cover.save\nwait 1min\nexpect no route\nrelease ink\nexpect route push page"),
    ScriptCase("tap cover.save\nhold ink\nwait 1min\nexpect not idle\nrelease ink 1\nexpect idle"),
    ScriptCase("hold ink\ntap cover.save\nrelease ink 2", fails: "ink keeps 1 back"),
    ScriptCase("back\nrelease ink", fails: "ink keeps nothing back"),
    // gestures
    ScriptCase("double-tap tab.1\nexpect output tabDidDoubleTap(b)\nexpect large tab.1"),
    ScriptCase("long-press tab.1\nexpect ignored atRoot"),
    ScriptCase("tap at 10,50.5\nexpect modal index"),
    ScriptCase("tap at 10,20\nexpect modal none\nexpect ignored none"),
    ScriptCase("press return\nexpect output keyWasPressed(return)"),
    ScriptCase("press escape\nexpect output keyWasPressed(escape)"),
    ScriptCase(
      "scroll cover.title by 30\nexpect hidden cover.title\nscroll to cover.title\nexpect visible cover.title"
    ),
    ScriptCase("scroll cover.title by 30\nscroll cover.title by -10.5\nexpect visible cover.title"),
    ScriptCase("drag tab.0 to tab.2\nexpect label tab.2 \"Tab a\""),
    ScriptCase("drag tab.0 cancel\nexpect label tab.0 \"Tab a\""),
    ScriptCase(
      "background\ntap tab.0\nexpect ignored notHittable\nforeground\ntap tab.0\nexpect ignored none"
    ),
    ScriptCase(
      "reader next\nexpect focus cover.title\nreader next\nreader previous\nexpect focus cover.title"
    ),
    ScriptCase(
      "reader next\nreader next\nreader activate\nexpect modal index\nreader escape\nexpect modal none"
    ),
    // what can be asked
    ScriptCase("expect label tab#b \"Tab b\""),
    ScriptCase("expect label tab#b b", fails: #"label tab#b "Tab b""#),
    ScriptCase("expect label page.text x", fails: "page.text is not on screen"),
    ScriptCase("expect visible tab.0"),
    ScriptCase("expect hidden tab.0", fails: "visible tab.0"),
    ScriptCase("expect not hidden tab.0"),
    ScriptCase("expect hidden page.text"),
    ScriptCase("expect visible page.text", fails: "page.text is not on screen"),
    ScriptCase("scroll cover.title by 30\nexpect visible cover.title", fails: "hidden cover.title"),
    ScriptCase("expect enabled cover.blink\ntap cover.blink\nexpect disabled cover.blink"),
    ScriptCase("expect disabled cover.blink", fails: "enabled cover.blink"),
    ScriptCase("expect disabled page.text", fails: "page.text is not on screen"),
    ScriptCase("tap tab.1\nback\nexpect selected tab.1\nexpect not selected tab.0"),
    ScriptCase("expect selected tab.1", fails: "tab.1 is not selected"),
    ScriptCase("expect large tab.1", fails: "tab.1 is not large"),
    ScriptCase("double-tap tab.0\ndouble-tap tab.0\nexpect not large tab.0"),
    ScriptCase("pull tab.0\nexpect refreshing\nwait 1s\nexpect not refreshing"),
    ScriptCase("expect refreshing", fails: "not refreshing"),
    ScriptCase("open note://page/a\nexpect alive page 1\nback\nexpect alive page 0"),
    ScriptCase("expect alive page 1", fails: "alive page 0"),
    ScriptCase("expect focus none"),
    ScriptCase("type cover.title x\nexpect focus cover.title"),
    ScriptCase("expect focus cover.title", fails: "focus none"),
    ScriptCase("tap cover.index\nexpect announced Index\nexpect not announced index"),
    ScriptCase("tap cover.index\ndismiss\nexpect announced Index", fails: "announced nothing"),
    // time
    ScriptCase(
      "tap cover.save\nwait until stack cover > page within 1s\nexpect stack cover > page"),
    ScriptCase(
      "tap cover.save\nexpect route push page saved within 250ms\nexpect no route",
      fails: #"route push page saved title "Page saved""#),
    ScriptCase("tap cover.save\nexpect screen page within 249ms", fails: "screen cover"),
    ScriptCase("tap cover.save\nwait until screen page within 249ms", fails: "screen cover"),
    ScriptCase("tap cover.save\nexpect not idle within 1s"),
    ScriptCase("tap cover.save\nexpect screen page within 0s", fails: "screen cover"),
  ]

  @Test(arguments: cases)
  func `does and judges what the script says`(_ example: ScriptCase) {
    let run = ToolRun.replay(example.script)
    if let actual = example.actual {
      #expect(run.code == .failure)
      #expect(run.errors.hasSuffix("; actual: \(actual)\n"), "\(run.errors)")
    } else {
      #expect(run.code == .success, "\(run.errors)")
    }
  }

  @Test func `lets just so much time pass as it takes until something is so`() {
    let run = ToolRun.replay("latency ink 2s\ntap cover.save\nwait until screen page within 1min")
    #expect(run.output.hasSuffix(", 2.000s\n"))
    let held = ToolRun.replay("tap cover.save\nexpect idle within 1min")
    #expect(held.output.hasSuffix(", 0.250s\n"))
  }

  @Test func `shows the same at once where nothing has to pass`() {
    let run = ToolRun.replay("expect idle within 1min\nwait until idle within 1min")
    #expect(run.output.hasSuffix(", 0.000s\n"))
  }

  @Test func `applies what stands before the first action from the start, and once`() {
    let script = "rotate\nlatency ink 1s\ntap tab.0\nrotate\n"
    let picture = ToolRun(["picture", "--step", "2", "-"], standardInput: script)
    #expect(picture.output.contains("width=\"120\""), "\(picture.output)")
    let turned = ToolRun(["picture", "-"], standardInput: script)
    #expect(turned.output.contains("width=\"90\""))
  }

  @Test func `changes from the command line what a script does not say`() {
    func width(_ script: String, _ options: String...) -> String {
      let run = ToolRun(["picture"] + options + ["-"], standardInput: script)
      return run.output.split(separator: "\"").first { Int($0) != nil }.map(String.init) ?? ""
    }
    #expect(width("back", "--device", "Folio") == "120")
    #expect(width("device Pocket\nback", "--device", "Folio") == "90")
    #expect(width("back\ndevice Folio", "--device", "Pocket", "--landscape") == "150")
    #expect(width("rotate\nback", "--landscape") == "90")
  }

  @Test(
    arguments: [
      ("exhaustive on\ntap tab.0\nexpect route push page", nil),
      ("exhaustive on\nback\nexhaustive off\ntap tab.0", nil),
      ("tap tab.0\nexhaustive on\nexpect route push page", nil),
      ("exhaustive on\ntap tab.0", "2:1: error: "),
      ("tap tab.0\nexhaustive on\nback", "3:1: error: "),
      ("exhaustive on\ntap tab.0\nback\nexpect route push page", "3:1: error: "),
      ("exhaustive on\ntap tab.0\nexpect soft route pop\nback\nexpect route pop", nil),
      ("exhaustive on\ntap cover.save\nback\n  wait until idle", "4:3: error: "),
      (
        "exhaustive on\nrepeat 2 {\n  open note://page/a\n}\nexpect route push page a",
        "3:3: error: "
      ),
    ] as [(String, String?)])
  func `wants every change to be claimed where it is told to`(_ script: String, _ place: String?) {
    let run = ToolRun.replay(script)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("exhaustive") }
    if let place {
      #expect(run.code == .failure)
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("<stdin>:\(place)expected: an expectation") == true)
    } else {
      #expect(lines.isEmpty, "\(run.errors)")
    }
  }

  @Test func `says of each change that nobody claimed what caused it`() {
    let run = ToolRun.replay("exhaustive on\ntap tab.0\ntap cover.index\nback")
    #expect(
      run.errors == """
        <stdin>:2:1: error: expected: an expectation that claims each route change (exhaustive); \
        actual: route push page a title "Page a" is not claimed
        <stdin>:4:1: error: expected: an expectation that claims each route change (exhaustive); \
        actual: route pop is not claimed

        """)
    let stopped = ToolRun.replay("exhaustive on\ntap tab.0\nexpect modal index")
    #expect(!stopped.errors.contains("exhaustive"))
  }
}
