import Testing

@testable import profile_sim

/// Scripts that include others.
@Suite struct IncludeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ command: String = "replay", _ options: String...) -> ToolRun {
    ToolRun([command] + options + [folder.path + "/a.taps"])
  }

  /// Messages without the folder and without what stands under them.
  private func messages(_ run: ToolRun) -> [String] {
    run.errors.replacing(folder.path + "/", with: "").split(separator: "\n")
      .filter { $0.contains(": error: ") || $0.contains("included at") }.map(String.init)
  }

  @Test func `performs another script as if its lines stood there`() throws {
    try folder.write("let t = 1\ninclude \"b/c.taps\"\nexpect text page.text ${u}\n", to: "a.taps")
    try folder.write("tap tab.${t}\ninclude d.taps\n", to: "b/c.taps")
    try folder.write("let u = \"This is b\"\nexpect route push page b\n", to: "b/d.taps")
    let run = run()
    #expect(run.errors == "")
    #expect(
      run.output == """
           0.000s    2    include "b/c.taps"
           0.000s    1    tap tab.1  [b/c.taps]
           0.000s           event    tabDidSelect(b)
           0.000s           route    push page b title "Page b"
           0.000s    2    include "d.taps"  [b/c.taps]
           0.000s    2  ✓ expect route push page b  [d.taps]
           0.000s    3  ✓ expect text page.text "This is b"

        passed: 3 steps, 2 expectations, 0.000s

        """)
  }

  @Test func `takes set-up and circumstances from another script`() throws {
    try folder.write(
      "include b.taps\nexpect stack cover > page\nback\nexpect count tab 0\n", to: "a.taps")
    try folder.write(
      "name \"Shared\"\nprofile blank\nlatency ink 5s\nstart note://page/a\n", to: "b.taps")
    let run = run()
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Shared\n"))
    #expect(run.output.contains("latency ink 5s  [b.taps]\n"))
  }

  @Test func `says of faults in it where they are, and where it is included`() throws {
    try folder.write("include b.taps\nback\ninclude b.taps\nbakc\n", to: "a.taps")
    try folder.write("\n  tap tab.x\nname late\ninclude c.taps\n", to: "b.taps")
    try folder.write("name twice\nrepeat 2 {\n", to: "c.taps")
    for command in ["replay", "check"] {
      let run = run(command)
      #expect(run.code == .faultyScript)
      #expect(
        messages(run) == [
          "b.taps:2:7: error: there is no element \"tab.x\" on any screen",
          "  included at a.taps:1",
          "b.taps:3:1: error: \"name\" is set-up and must stand before the first action (b.taps:2)",
          "  included at a.taps:1",
          "c.taps:1:1: error: \"name\" is set-up and must stand before the first action (b.taps:2)",
          "  included at b.taps:4", "  included at a.taps:1",
          "c.taps:2:11: error: a } is missing at the end: the block that begins in line 2 is never closed",
          "  included at b.taps:4", "  included at a.taps:1",
          "b.taps:2:7: error: there is no element \"tab.x\" on any screen",
          "  included at a.taps:3",
          "b.taps:3:1: error: \"name\" is set-up and must stand before the first action (b.taps:2)",
          "  included at a.taps:3",
          "c.taps:1:1: error: \"name\" is set-up and must stand before the first action (b.taps:2)",
          "  included at b.taps:4", "  included at a.taps:3",
          "c.taps:2:11: error: a } is missing at the end: the block that begins in line 2 is never closed",
          "  included at b.taps:4", "  included at a.taps:3",
          "a.taps:4:1: error: unknown command \"bakc\"",
        ])
    }
  }

  @Test func `refuses scripts that include themselves`() throws {
    try folder.write("back\ninclude ./a.taps\ninclude b.taps\n", to: "a.taps")
    try folder.write("if idle {\n  include \"x/c.taps\"\n}\n", to: "b.taps")
    try folder.write("include ../a.taps\ninclude ../b.taps\n", to: "x/c.taps")
    let run = run("check")
    #expect(run.code == .faultyScript)
    #expect(
      messages(run) == [
        "a.taps:2:9: error: the script \"./a.taps\" includes itself",
        "x/c.taps:1:9: error: the script \"../a.taps\" includes itself by way of b.taps, x/c.taps",
        "  included at b.taps:2", "  included at a.taps:3",
        "x/c.taps:2:9: error: the script \"../b.taps\" includes itself by way of x/c.taps",
        "  included at b.taps:2", "  included at a.taps:3",
      ])
  }

  @Test(arguments: [
    ("none.taps", "the script \"none.taps\" cannot be read: No such file or directory"),
    ("folder", "the script \"folder\" cannot be read: it is a folder"),
  ])
  func `says that a script is missing, with a code of its own`(
    _ path: String, _ message: String
  ) throws {
    try folder.write("", to: "folder/x")
    try folder.write("back\n  include \(path)\n", to: "a.taps")
    let run = run("check")
    #expect(run.code == .unreadableInput)
    #expect(messages(run) == ["a.taps:2:11: error: \(message)"])
  }

  @Test func `includes as deep as it promises, and no deeper`() throws {
    for number in 0..<40 {
      try folder.write("back\ninclude \(number + 1).taps\n", to: "\(number).taps")
    }
    try folder.write("include 8.taps\n", to: "a.taps")
    try folder.write("back\n", to: "40.taps")
    #expect(run("check").errors.contains("scripts can include one another 32 deep and no deeper"))
    try folder.write("include 9.taps\n", to: "a.taps")
    #expect(run("check").errors == "")
    #expect(run("replay").code == .success)
  }

  @Test func `ends where scripts include others again and again`() throws {
    for number in 0..<30 {
      let line = "include \(number + 1).taps\n"
      try folder.write(line + line, to: "\(number).taps")
    }
    try folder.write("back\n", to: "30.taps")
    try folder.write("include 0.taps\n", to: "a.taps")
    let run = run("check")
    #expect(run.code == .faultyScript)
    #expect(run.errors.contains("more than 10000 scripts are included"))
  }

  @Test func `looks for the script that a value names`() throws {
    try folder.write("each f in b c {\n  include ${f}.taps\n}\n", to: "a.taps")
    try folder.write("tap tab.0\n", to: "b.taps")
    try folder.write("bakc\n", to: "c.taps")
    #expect(
      messages(run("check"))
        == ["c.taps:1:1: error: unknown command \"bakc\"", "  included at a.taps:2"])
    try folder.write("back\n", to: "c.taps")
    #expect(run().output.contains("back  [c.taps]"))
    #expect(run().code == .success)
  }

  @Test func `names the place of a failure in every report`() throws {
    try folder.write("include b.taps\n", to: "a.taps")
    try folder.write("back\n  expect modal index\n", to: "b.taps")
    let place = folder.path + "/b.taps:2:3"
    #expect(run().errors.hasPrefix(place + ": error: expected: modal index"))
    #expect(run("replay", "--format", "junit").output.contains(">\(place)\n"))
    #expect(
      run("replay", "--format", "github").output.contains("file=\(folder.path)/b.taps,line=2,col=3")
    )
    #expect(run("replay", "--format", "tap").output.contains("file: \"\(folder.path)/b.taps\"\n"))
    #expect(
      run("replay", "--format", "json").output
        .contains("\"file\":\"\(folder.path)/b.taps\",\"line\":2,\"column\":3"))
  }
}
