/// A command of the tool as its help shows it and as its arguments are read.
struct CommandReference: Sendable {
  struct Option: Sendable {
    /// All its names, the one that is shown first.
    let names: [String]
    /// What stands for its value in the help; nil for an option without a value.
    let value: String?
    let summary: String
  }

  let name: String
  let operands: String
  let summary: String
  let details: String
  let options: [Option]

  var usage: String {
    let parts = [
      ToolHelp.tool, name, options.isEmpty ? "" : "[OPTION…]", operands,
    ]
    return "usage: " + parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  static let all = [
    replay, check, record, explore, fuzz, report, format, diff, picture, export, elements, help,
  ]

  /// The options that stand alone, without a command.
  static let globalOptions = [
    Option(
      names: ["--help", "-h"], value: nil, summary: "explains the tool, or the command before it"),
    Option(names: ["--version"], value: nil, summary: "prints the version"),
    Option(
      names: ["--generate-completion-script"],
      value: Shell.allCases.map(\.rawValue).joined(separator: "|"),
      summary: "prints completions for a shell"),
  ]

  static let helpOption = Option(names: ["--help", "-h"], value: nil, summary: "prints this")

  static let replay = CommandReference(
    name: "replay",
    operands: "FILE… | DIR | -",
    summary: "replays scripts, prints transcripts, checks expectations",
    details: """
      Replays tap scripts on virtual time and prints what happened. A folder stands for all
      the scripts (*.taps) in it and in its folders, - for a script on standard input. Faults of all scripts are
      reported first; scripts without faults are run all the same.
      """,
    options: [
      Option(
        names: ["--format"], value: "text|json|junit|tap|github",
        summary: "a transcript for people (text), or a report for programs"),
      output,
      tags,
      skipTags,
      Option(
        names: ["--shard"], value: "I/N",
        summary: "runs the I-th of N parts, which together are all scripts"),
      Option(
        names: ["--fail-fast"], value: nil,
        summary: "stops after the first script that does not pass"),
      Option(
        names: ["--until"], value: "STEP",
        summary: "ends each script after so many steps that do something"),
      Option(
        names: ["--max-steps"], value: "N",
        summary: "fails a script that takes more steps (100000000)"),
      maxTime,
      Option(
        names: ["--repeat-each"], value: "N",
        summary: "runs each script N times; a run that differs from the first fails it"),
      Option(
        names: ["--update-transcripts"], value: "all|missing|none",
        summary: "compares with FILE.transcript beside FILE.taps, or writes it"),
      Option(
        names: ["--trace"], value: "off|on|on-failure",
        summary: "writes the page of each run to FILE.trace.html beside FILE.taps"),
      Option(
        names: ["--jobs"], value: "N",
        summary: "runs up to N scripts at once; what is printed stays the same"),
      Option(
        names: ["--step"], value: nil,
        summary: "stops after each step, on a terminal; help there says what can be typed"),
      Option(
        names: ["--watch"], value: nil,
        summary: "runs again when a script, or what it depends on, changes; Control-C ends"),
      allowEmpty,
    ])

  static let check = CommandReference(
    name: "check",
    operands: "FILE… | DIR | -",
    summary: "reports all faults of all scripts, without running them",
    details: """
      Reads scripts and looks up every name in them. Prints each fault with its place and says
      nothing of scripts without faults.
      """,
    options: [allowEmpty])

  static let record = CommandReference(
    name: "record",
    operands: "",
    summary: "a screen to tap in; writes the script of what was done",
    details: """
      Draws the app in the terminal, with the log beside it. Everything that is done with keys and
      mouse becomes a line of a script; time passes only by keys, so that the script, replayed,
      gives the same log. Without -o the name of the file is asked for at the end. Needs a
      terminal of 80 × 24 cells or more.

      Keys:
      \(ToolHelp.table(RecorderKeys.rows.map { ($0.keys, $0.meaning) }))
      """,
    options: [
      Option(
        names: ["--output", "-o"], value: "FILE", summary: "saves the script here, in one piece"),
      Option(names: ["--profile"], value: "SAMPLE", summary: "with this sample profile"),
      Option(
        names: ["--auto-wait"], value: nil,
        summary: "waits until idle after each step; the key a changes it"),
    ] + display)

  static let report = CommandReference(
    name: "report",
    operands: "FILE… | DIR | -",
    summary: "replays scripts and writes a page to step through what happened",
    details: """
      Replays scripts as replay does, and writes one page that any browser opens from disk: each
      step with the pictures before and after it, what was touched, events, route changes and the
      navigation state; failures first. The page needs no network, and no other file.
      """,
    options: [
      Option(
        names: ["--output", "-o"], value: "FILE",
        summary: "the page, or - for standard output; this must be given"),
      tags,
      skipTags,
      Option(
        names: ["--max-steps"], value: "N",
        summary: "fails a script that takes more steps (\(ReportOptions.usualSteps))"),
      maxTime,
      allowEmpty,
    ])

  static let format = CommandReference(
    name: "format",
    operands: "FILE… | DIR | -",
    summary: "prints scripts in canonical form",
    details: """
      Prints scripts in canonical form: one space between words, quotes where they are needed
      and around names, paths and texts. Comments and empty lines stay. Scripts with faults are
      reported as check does, and left alone.
      """,
    options: [
      Option(
        names: ["--check"], value: nil,
        summary: "prints only the names of files that are not in this form; exits 1 if one is not"),
      Option(
        names: ["--in-place"], value: nil, summary: "rewrites the files that are not in this form"),
      allowEmpty,
    ])

  static let diff = CommandReference(
    name: "diff",
    operands: "A B",
    summary: "shows the route changes of two runs side by side",
    details: """
      A and B are scripts, which are replayed, or transcripts: what replay printed of a run, or
      wrote with --format json; - is standard input. Between the columns, < marks what only A has and > what only B has. Times
      are shown and not compared. Exits 1 if there is a difference.
      """,
    options: [])

  static let picture = CommandReference(
    name: "picture",
    operands: "FILE | -",
    summary: "draws the screen as it is after a step",
    details: """
      Runs a script up to a step and draws what can be seen then: a wireframe of the same
      elements that taps go to, with the safe area and the home indicator. Steps are counted
      from 1: what is done and what is waited for; expectations are no steps.
      """,
    options: [
      Option(
        names: ["--step"], value: "N",
        summary: "after which step; 0 is before the first, and without this it is the last"),
      Option(
        names: ["--format"], value: "svg|text", summary: "a picture, or characters for a terminal"),
      output,
    ] + display + [allowEmpty])

  static let explore = CommandReference(
    name: "explore",
    operands: "",
    summary: "taps everything in every state that can be reached",
    details: """
      Walks through every state that can be reached by tapping everything that is enabled, and by
      gestures. Prints the states and the steps between them, what of all routes and events was
      not reached, the fewest steps to each route, states without a way back, and taps that
      nothing came of. Exits 1 if an invariant is broken.
      """,
    options: [
      sample,
      Option(
        names: ["--format"], value: "text|mermaid|dot|json",
        summary: "a listing for people (text), a diagram, or an object for programs"),
      output,
      Option(
        names: ["--max-states"], value: "N",
        summary: "how many states are kept; 2000 unless it is said"),
      Option(
        names: ["--depth"], value: "N",
        summary: "how many steps from the start a state may be to be looked into"),
      Option(
        names: ["--scripts"], value: "DIR",
        summary: "writes the shortest script to each route into a folder"),
    ])

  static let fuzz = CommandReference(
    name: "fuzz",
    operands: "--seed N --taps N",
    summary: "does random things, and prints the shortest script of what breaks",
    details: """
      Does random steps and looks after each whether the invariants hold. What breaks one is
      shrunk to the fewest and simplest steps that still do, and printed as a script that replay
      runs. The same seed gives the same steps. Exits 1 if something broke.
      """,
    options: [
      Option(names: ["--seed"], value: "N", summary: "what the steps are drawn from"),
      Option(names: ["--taps"], value: "N", summary: "how many steps a run has"),
      Option(
        names: ["--runs"], value: "N", summary: "how many runs there are, each with the next seed"),
      sample,
      output,
    ])

  static let export = CommandReference(
    name: "export",
    operands: "FILE… | DIR | -",
    summary: "prints scripts as tests in Swift",
    details: """
      Prints tests of Swift Testing that do what the scripts do, with the feature itself and
      without this tool: import ProfileFeature and Testing. Comments stay, and loops. With a
      fault in a script, or with something that Swift cannot say, nothing is printed.
      """,
    options: [
      Option(names: ["--swift"], value: nil, summary: "in Swift; this must be given"),
      output,
    ])

  static let elements = CommandReference(
    name: "elements",
    operands: "[SCREEN]",
    summary: "lists the ids of elements, with role and label",
    details: """
      Lists every element that can be on a screen, or on any. In an id, N stands for a number
      that counts from 0 and ID for an identity: post.N is written post.3, post#ID post#p7.
      """,
    options: [])

  static let help = CommandReference(
    name: "help",
    operands: "[COMMAND]",
    summary: "explains a command",
    details: "Explains the tool, or one of its commands.",
    options: [
      Option(
        names: ["--format"], value: "text|man",
        summary: "text to read here, or the manual page of the tool for man")
    ])

  private static let output = Option(
    names: ["--output", "-o"], value: "FILE",
    summary: "writes to a file instead of standard output, which - stands for")

  private static let display = [
    Option(
      names: ["--device"], value: "NAME", summary: #"on this device, as "iPhone SE" or iPad"#),
    Option(names: ["--landscape"], value: nil, summary: "turned to its side"),
    Option(
      names: ["--text-size"], value: "CATEGORY",
      summary: "with text of this size, from xSmall over large to AX5"),
    Option(
      names: ["--layout"], value: "PRESET",
      summary: "in this layout: classic, compact or adaptive"),
    Option(names: ["--dark"], value: nil, summary: "in dark colours"),
  ]

  private static let tags = Option(
    names: ["--tags"], value: "A,B", summary: "runs only scripts that have one of these tags")

  private static let skipTags = Option(
    names: ["--skip-tags"], value: "A,B", summary: "leaves out scripts that have one of these tags")

  private static let maxTime = Option(
    names: ["--max-time"], value: "DURATION",
    summary: "fails a script that takes more virtual time, as in 10min")

  private static let sample = Option(
    names: ["--profile"], value: "SAMPLE", summary: "another built-in profile than the usual one")

  private static let allowEmpty = Option(
    names: ["--allow-empty"], value: nil,
    summary: "a script in which nothing does anything is no fault")
}
