import Testing

@testable import profile_sim

@Suite struct InvocationTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let invocation: Invocation
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ invocation: Invocation) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.invocation = invocation
    }
  }

  private static func replay(
    _ paths: [String], _ format: Invocation.Format = .text, output: String? = nil,
    isEmptyAllowed: Bool = false, selection: Selection = Selection()
  ) -> Invocation {
    .replay(
      ReplayOptions(
        paths: paths, format: format, output: output, isEmptyAllowed: isEmptyAllowed,
        selection: selection))
  }

  static let cases = [
    Case("", .demonstration),
    Case("replay a.taps", replay(["a.taps"])),
    Case("replay -", replay(["-"])),
    Case("replay a - b", replay(["a", "-", "b"])),
    Case("replay -- -x --help", replay(["-x", "--help"])),
    Case("replay ./-", replay(["./-"])),
    Case("replay --format json a", replay(["a"], .json)),
    Case("replay a --format=json", replay(["a"], .json)),
    Case("replay --format=text a", replay(["a"])),
    Case("replay -o x a", replay(["a"], output: "x")),
    Case("replay a --output x=y", replay(["a"], output: "x=y")),
    Case("replay a --output=x=y", replay(["a"], output: "x=y")),
    Case("replay a -o -", replay(["a"])),
    Case("replay --allow-empty a", replay(["a"], isEmptyAllowed: true)),
    Case("replay --tags x,y a", replay(["a"], selection: Selection(tags: ["x", "y"]))),
    Case("replay --skip-tags=x a", replay(["a"], selection: Selection(skippedTags: ["x"]))),
    Case("replay --fail-fast a", replay(["a"], selection: Selection(isFailFast: true))),
    Case("replay --shard 2/3 a", replay(["a"], selection: Selection(shard: try? Shard("2/3")))),
    Case("check a b", .check(paths: ["a", "b"], isEmptyAllowed: false)),
    Case("check --allow-empty a", .check(paths: ["a"], isEmptyAllowed: true)),
    Case("report a b -o x", .report(ReportOptions(paths: ["a", "b"], output: "x"))),
    Case(
      "report --allow-empty --tags x --max-steps 9 --max-time 1s -o x -",
      .report(
        ReportOptions(
          paths: ["-"], output: "x", isEmptyAllowed: true, selection: Selection(tags: ["x"]),
          limits: RunLimits(steps: 9, time: VirtualDuration(nanoseconds: 1_000_000_000))))),
    Case("picture a", .picture(PictureOptions(path: "a"), isEmptyAllowed: false)),
    Case("picture -", .picture(PictureOptions(path: "-"), isEmptyAllowed: false)),
    Case(
      "picture a -o x --step 3 --format text --allow-empty",
      .picture(
        PictureOptions(path: "a", format: .text, step: 3, output: "x"), isEmptyAllowed: true)),
    Case(
      "picture --device iPad --landscape --text-size AX5 --layout classic --dark a",
      .picture(
        PictureOptions(
          path: "a",
          display: Display(
            device: "iPad", isLandscape: true, textSize: "AX5", layout: "classic", isDark: true)),
        isEmptyAllowed: false)),
    Case("export --swift a -", .export(paths: ["a", "-"], output: nil)),
    Case("export a --swift -o x", .export(paths: ["a"], output: "x")),
    Case("export --swift -o - a", .export(paths: ["a"], output: nil)),
    Case("record", .record(RecordOptions())),
    Case("record -o a.taps", .record(RecordOptions(output: "a.taps"))),
    Case(
      "record --profile own --auto-wait",
      .record(RecordOptions(sample: "own", waitsByItself: true))),
    Case(
      "record --device iPad --landscape --text-size AX3 --layout compact --dark",
      .record(
        RecordOptions(
          display: Display(
            device: "iPad", isLandscape: true, textSize: "AX3", layout: "compact", isDark: true)))),
    Case("record --help", .help(ToolHelp.text(for: .record))),
    Case("format a b", .format(FormatOptions(paths: ["a", "b"]))),
    Case("format --check -", .format(FormatOptions(paths: ["-"], mode: .check))),
    Case("format --in-place a", .format(FormatOptions(paths: ["a"], mode: .inPlace))),
    Case(
      "format --allow-empty a", .format(FormatOptions(paths: ["a"], isEmptyAllowed: true))),
    Case("diff a b", .diff("a", "b")),
    Case("diff - b", .diff("-", "b")),
    Case("elements", .elements(screen: nil)),
    Case("elements profile", .elements(screen: "profile")),
    Case("help", .help(ToolHelp.overview)),
    Case("help replay", .help(ToolHelp.text(for: .replay))),
    Case("--help", .help(ToolHelp.overview)),
    Case("-h", .help(ToolHelp.overview)),
    Case("replay --help", .help(ToolHelp.text(for: .replay))),
    Case("replay a b -h", .help(ToolHelp.text(for: .replay))),
    Case("check --help", .help(ToolHelp.text(for: .check))),
    Case("help --help", .help(ToolHelp.text(for: .help))),
    Case("--version", .version),
    Case("--generate-completion-script bash", .completions(.bash)),
    Case("--generate-completion-script=fish", .completions(.fish)),
  ]

  @Test(arguments: cases)
  func `understands command lines`(_ example: Case) throws {
    #expect(try Invocation(example.arguments) == example.invocation)
  }

  static let replayUsage = "usage: profile-sim replay [OPTION…] FILE… | DIR | -"
  static let pictureUsage = "usage: profile-sim picture [OPTION…] FILE | -"
  static let exportUsage = "usage: profile-sim export [OPTION…] FILE… | DIR | -"
  static let formatUsage = "usage: profile-sim format [OPTION…] FILE… | DIR | -"
  static let usage = "usage: profile-sim [COMMAND]"

  @Test(
    arguments: [
      (["rpelay"], #"unknown command "rpelay"; did you mean "replay"?"#, usage),
      (["frobnicate"], #"unknown command "frobnicate""#, usage),
      ([""], #"unknown command """#, usage),
      (["a.taps"], #""a.taps" is no command; did you mean "profile-sim replay a.taps"?"#, usage),
      (["-"], #""-" is no command; did you mean "profile-sim replay -"?"#, usage),
      (["--versoin"], #"unknown option "--versoin"; did you mean "--version"?"#, usage),
      (["--version", "x"], #""x" is too much behind --version"#, usage),
      (["-x"], #"unknown option "-x""#, usage),
      (
        ["--generate-completion-script"],
        "--generate-completion-script needs a value: bash|zsh|fish", usage
      ),
      (
        ["--generate-completion-script", "fis"],
        #"unknown shell "fis"; the shells are bash, zsh and fish; did you mean "fish"?"#, usage
      ),
      (
        ["--generate-completion-script", "bash", "x"],
        #""x" is too much behind --generate-completion-script"#, usage
      ),
      (["replay"], "replay needs a script, a folder, or - for standard input", replayUsage),
      (["replay", ""], "a path is empty", replayUsage),
      (["replay", "-", "-"], "standard input can be read only once", replayUsage),
      (
        ["replay", "--fromat", "json", "a"],
        #"unknown option "--fromat"; did you mean "--format"?"#, replayUsage
      ),
      (["replay", "--format"], "--format needs a value: text|json|junit|tap|github", replayUsage),
      (["replay", "--format="], "--format needs a value: text|json|junit|tap|github", replayUsage),
      (
        ["replay", "--format", "jsn", "a"],
        #"unknown format "jsn"; the formats are text, json, junit, tap and github; did you mean "json"?"#,
        replayUsage
      ),
      (
        ["replay", "--format", "json", "--format", "text", "a"], "--format is given twice",
        replayUsage
      ),
      (["replay", "--tags", "a,,b", "a"], "--tags has an empty tag", replayUsage),
      (
        ["replay", "--shard", "4/3", "a"], #"--shard "4/3": there is no shard 4 of 3"#, replayUsage
      ),
      (["replay", "-o", "a", "--output", "b"], "--output is given twice", replayUsage),
      (["replay", "--allow-empty=yes", "a"], "--allow-empty takes no value", replayUsage),
      (
        ["check"], "check needs a script, a folder, or - for standard input",
        "usage: profile-sim check [OPTION…] FILE… | DIR | -"
      ),
      (["picture"], "picture needs a script, or - for standard input", pictureUsage),
      (["picture", ""], "picture needs a script, or - for standard input", pictureUsage),
      (["picture", "a", "b"], #""b" is too much behind picture"#, pictureUsage),
      (
        ["picture", "--format", "svgz", "a"],
        #"unknown format "svgz"; the formats are svg and text; did you mean "svg"?"#, pictureUsage
      ),
      (["picture", "--step"], "--step needs a value: N", pictureUsage),
      (
        ["picture", "--step", "-1", "a"], #"--step "-1": a step is a number from 0 on"#,
        pictureUsage
      ),
      (
        ["picture", "--step", "two", "a"], #"--step "two": a step is a number from 0 on"#,
        pictureUsage
      ),
      (
        ["picture", "--devcie", "iPad", "a"],
        #"unknown option "--devcie"; did you mean "--device"?"#, pictureUsage
      ),
      (
        ["format"], "format needs a script, a folder, or - for standard input", formatUsage
      ),
      (
        ["format", "--in-place", "--check", "a"], "--check and --in-place cannot go together",
        formatUsage
      ),
      (
        ["format", "--in-place", "-"], "standard input cannot be rewritten in place", formatUsage
      ),
      (["export", "a"], "export needs to know as what: --swift", exportUsage),
      (
        ["export", "--swift"], "export needs a script, a folder, or - for standard input",
        exportUsage
      ),
      (["export", "--swift", ""], "a path is empty", exportUsage),
      (["export", "--swift", "-", "-"], "standard input can be read only once", exportUsage),
      (["export", "--swift", "a", "-o"], "-o needs a value: FILE", exportUsage),
      (
        ["export", "--swfit", "a"], #"unknown option "--swfit"; did you mean "--swift"?"#,
        exportUsage
      ),
      (["export", "--swift=5", "a"], "--swift takes no value", exportUsage),
      (["diff", "a"], "diff needs two scripts or transcripts", "usage: profile-sim diff A B"),
      (
        ["diff", "a", "b", "c"], "diff needs two scripts or transcripts",
        "usage: profile-sim diff A B"
      ),
      (
        ["diff", "-", "-"], "standard input can be read only once", "usage: profile-sim diff A B"
      ),
      (
        ["elements", "a", "b"], #""b" is too much behind elements"#,
        "usage: profile-sim elements [SCREEN]"
      ),
      (
        ["elements", "--all"], #"unknown option "--all""#, "usage: profile-sim elements [SCREEN]"
      ),
      (
        ["help", "rplay"], #"there is no command "rplay" to explain; did you mean "replay"?"#,
        "usage: profile-sim help [OPTION…] [COMMAND]"
      ),
    ] as [([String], String, String)])
  func `says in a line what is wrong with others`(
    _ arguments: [String], _ message: String, _ usage: String
  ) {
    #expect(throws: UsageError(message, usage: usage)) { try Invocation(arguments) }
    let run = ToolRun(arguments)
    #expect(run.code == .wrongUsage)
    #expect(run.output == "")
    #expect(run.errors == "profile-sim: error: \(message)\n\(usage)\n")
  }
}
