/// The manual page of the tool, for `man`, made from what its help shows.
enum ManualPage {
  static let name = "profile-sim.1"

  static var text: String {
    var page = Roff()
    page.macro("TH", ["PROFILE-SIM", "1", "2026-11-30", "profile-sim \(ToolVersion.current)"])
    page.section("NAME")
    page.line(
      "profile-sim \u{2013} replays tap scripts against the profile feature on virtual time")
    page.section("SYNOPSIS")
    page.macro("B", [ToolHelp.tool])
    page.line("[COMMAND] [OPTION…] [OPERAND…]")
    page.section("DESCRIPTION")
    page.text(ToolHelp.introduction)
    page.section("COMMANDS")
    for command in CommandReference.all {
      page.subsection(
        [command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " "))
      page.text(command.details)
      add(command.options + [CommandReference.helpOption], to: &page)
    }
    page.section("OPTIONS")
    add(CommandReference.globalOptions, to: &page)
    page.section("EXIT STATUS")
    page.text("Of several scripts the highest of their codes is the one of the run.")
    for (code, meaning) in ToolHelp.exitCodes { page.item(code, meaning + ".") }
    page.section("ENVIRONMENT")
    page.item("NO_COLOR", "Nothing is coloured if this is set.")
    page.item("TERM", "Names the terminal, which record draws on.")
    page.item(
      "TMPDIR",
      "Where a run is put aside, to be compared or to become a page; /tmp if it is not set.")
    page.section("FILES")
    page.item("FILE.taps", "A script.")
    page.item("FILE.transcript", "What it prints, for --update-transcripts.")
    page.item("FILE.trace.html", "The page of its run, for --trace.")
    return page.text
  }

  private static func add(_ options: [CommandReference.Option], to page: inout Roff) {
    for option in options {
      let names = option.names.reversed().joined(separator: ", ")
      page.item(names + (option.value.map { " " + $0 } ?? ""), option.summary + ".")
    }
  }
}
