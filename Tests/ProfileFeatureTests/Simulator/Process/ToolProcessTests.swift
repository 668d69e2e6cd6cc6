import Foundation
import Testing

@testable import profile_sim

/// What only a process shows: pipes, closed streams, exit codes, signals.
@Suite(.timeLimit(.minutes(2))) struct ToolProcessTests {
  private func longScript(in folder: TemporaryFolder) throws -> String {
    try folder.write(String(repeating: "tap header.followers\n", count: 200_000), to: "long.taps")
  }

  @Test func `replays the demonstration without arguments`() throws {
    let run = try ToolProcess.shell("\"$tool\"")
    #expect(run.status == 0)
    #expect(run.output == (try Examples.read("demonstration.transcript")))
    #expect(run.errors == "")
  }

  @Test(arguments: Examples.names)
  func `prints the transcripts of the examples`(_ name: String) throws {
    let path = Examples.folder.appendingPathComponent(name + ".taps").path
    let run = try ToolProcess.shell(#""$tool" replay "$1""#, path)
    #expect(run.status == 0)
    #expect(run.output == (try Examples.read(name + ".transcript")))
  }

  @Test func `ends with the code that the table gives`() throws {
    let folder = try TemporaryFolder()
    try folder.write("expect modal edit\n", to: "failing.taps")
    try folder.write("tap header.folowers\ntpa header.posts\nwait 5\n", to: "faulty.taps")
    try folder.write("# nothing\n", to: "empty.taps")
    try folder.write("tap  header.followers\n", to: "untidy.taps")
    try folder.write("", to: "none/readme.txt")
    let expected: [(String, Int32)] = [
      ("--help", 0), ("help replay", 0), ("--version", 0), ("elements", 0),
      ("replay failing.taps", 1), ("frobnicate", 64), ("replay", 64), ("elements nowhere", 64),
      ("replay faulty.taps", 65), ("check faulty.taps", 65), ("check failing.taps", 0),
      ("replay empty.taps", 65), ("replay --allow-empty empty.taps", 0),
      ("replay missing.taps", 66), ("check missing.taps", 66), ("replay none", 66),
      ("replay failing.taps faulty.taps missing.taps", 66),
      ("replay failing.taps -o /nowhere/out", 74),
      ("format failing.taps", 0), ("format --check untidy.taps", 1), ("format", 64),
      ("format --in-place -", 64), ("format faulty.taps", 65), ("format --check empty.taps", 65),
      ("format missing.taps untidy.taps", 66), ("diff untidy.taps untidy.taps", 0),
      ("diff untidy.taps failing.taps", 1), ("diff untidy.taps", 64),
      ("diff untidy.taps faulty.taps", 65), ("diff untidy.taps missing.taps", 66),
      ("diff untidy.taps none", 66), ("--generate-completion-script zsh", 0),
      ("--generate-completion-script tcsh", 64),
    ]
    for (arguments, status) in expected {
      let run = try ToolProcess.shell("cd \"$1\" && \"$tool\" \(arguments)", folder.path)
      #expect(run.status == status, "\(arguments): \(run.errors)")
      if status >= 64 {
        #expect(!run.errors.isEmpty, "\(arguments)")
      }
    }
    let faulty = try ToolProcess.shell("\"$tool\" replay \"$1\"/faulty.taps", folder.path)
    let places = faulty.errors.split(separator: "\n").filter { $0.contains(": error: ") }
      .compactMap { $0.split(separator: ": error: ").first?.split(separator: "/").last }
    #expect(places == ["faulty.taps:1:5", "faulty.taps:2:1", "faulty.taps:3:6"])
  }

  @Test func `cannot read a file without permission`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("back\n", to: "a.taps")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    // For the superuser every file is readable.
    guard !FileManager.default.isReadableFile(atPath: path) else { return }
    let run = try ToolProcess.shell(#""$tool" replay "$1""#, path)
    #expect(run.status == 66)
    #expect(run.errors == "\(path): error: cannot be read: Permission denied\n")
  }

  @Test func `stops at once and silently when the reader of a pipe goes away`() throws {
    let folder = try TemporaryFolder()
    let script = try longScript(in: folder)
    let line = #"{ "$tool" replay "$1"; echo $? >"$2"/status; } | head -n 1"#
    let run = try ToolProcess.shell(line, script, folder.path)
    #expect(run.output == "   0.000s       1    tap header.followers\n")
    #expect(run.errors == "")
    #expect(try folder.read("status") == "141\n")
  }

  @Test func `ends by itself when nobody reads any more, not by a signal`() throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ToolProcess.executable))
    process.arguments = ["replay", try longScript(in: folder)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    #expect(!pipe.fileHandleForReading.availableData.isEmpty)
    try pipe.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 141)
  }

  @Test func `stops also where a parent turned the signal off`() throws {
    let folder = try TemporaryFolder()
    let script = try longScript(in: folder)
    let line = #"trap '' PIPE; { "$tool" replay "$1"; echo $? >"$2"/status; } | head -n 1"#
    let run = try ToolProcess.shell(line, script, folder.path)
    #expect(run.errors == "")
    #expect(try folder.read("status") == "141\n")
  }

  @Test func `reports a full disk`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try ToolProcess.shell(#""$tool" >/dev/full"#)
    #expect(run.status == 74)
    #expect(
      run.errors
        == "profile-sim: error: cannot write standard output: No space left on device\n")
    let file = try ToolProcess.shell(
      #""$tool" replay "$1" -o /dev/full"#,
      Examples.folder.appendingPathComponent("demonstration.taps").path)
    #expect(file.status == 74)
    #expect(
      file.errors == "profile-sim: error: cannot write /dev/full: No space left on device\n")
    #expect(try ToolProcess.shell(#""$tool" --help >/dev/full"#).status == 74)
    let script = Examples.folder.appendingPathComponent("settings.taps").path
    #expect(try ToolProcess.shell(#""$tool" format "$1" >/dev/full"#, script).status == 74)
    #expect(try ToolProcess.shell(#""$tool" diff "$1" "$1" >/dev/full"#, script).status == 74)
  }

  @Test func `leaves a script as it was when there is no room for another`() throws {
    let folder = try TemporaryFolder()
    let script = String(repeating: "tap  header.posts\n", count: 10_000)
    let path = try folder.write(script, to: "scripts/a.taps")
    // A limit on the size of files stands for the full disk.
    let run = try ToolProcess.shell(
      #"trap '' XFSZ; ulimit -f 8; "$tool" format --in-place "$1""#, path)
    #expect(run.status == 74)
    #expect(run.errors == "profile-sim: error: cannot write \(path): File too large\n")
    #expect(try folder.read("scripts/a.taps") == script)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/scripts")
    #expect(names == ["a.taps"])
  }

  @Test func `rewrites no pipe`() throws {
    let folder = try TemporaryFolder()
    let line = #"mkfifo "$1"/p && { echo ' back' >"$1"/p & } && "$tool" format --in-place "$1"/p"#
    let run = try ToolProcess.shell(line, folder.path)
    #expect(run.status == 74)
    #expect(
      run.errors == "profile-sim: error: cannot write \(folder.path)/p: it is no regular file\n")
  }

  @Test func `reports output that was closed from the start`() throws {
    let run = try ToolProcess.shell(#""$tool" >&-"#)
    #expect(run.status == 74)
    #expect(
      run.errors == "profile-sim: error: cannot write standard output: Bad file descriptor\n")
    let folder = try TemporaryFolder()
    let path = try folder.write("bakc\n", to: "a.taps")
    // With no standard error to go to, messages must not end up in another file.
    let mute = try ToolProcess.shell(
      #""$tool" replay "$1" -o "$2"/out 2>&-"#, path, folder.path)
    #expect(mute.status == 65)
    #expect(try folder.read("out") == "")
    #expect(try folder.read("a.taps") == "bakc\n")
  }

  /// The ways in which standard input can be there when it is not asked for.
  @Test(arguments: ["</dev/null", "<&-", "<\"$1\"", "<\"$1\".fifo 3>\"$1\".fifo"])
  func `does not touch standard input unless it is asked to`(_ input: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("this is no script\n", to: "input")
    // A pipe that stays open and silent: it is opened for reading and writing first.
    let line = "mkfifo \"$1\".fifo && exec 4<>\"$1\".fifo && \"$tool\" \(input)"
    let run = try ToolProcess.shell(line, file)
    #expect(run.status == 0)
    #expect(run.output == (try Examples.read("demonstration.transcript")))
    let help = try ToolProcess.shell("exec 4<>\"$1\".fifo; \"$tool\" --help \(input)", file)
    #expect(help.status == 0)
    #expect(help.output == ToolHelp.overview)
  }

  @Test func `reads standard input for a dash, to its end`() throws {
    let piped = try ToolProcess.shell(
      #"printf 'tap header.posts\nexpect ignored nothingToShow' | "$tool" replay -"#)
    #expect(piped.status == 0)
    #expect(piped.output.hasSuffix("passed: 2 steps, 1 expectation, 0.000s\n"))
    let mark = try ToolProcess.shell(
      #"printf '\357\273\277tap header.posts\r\nexpect ignored nothingToShow\r\n' | "$tool" replay -"#
    )
    #expect(mark.output == piped.output)
    let nothing = try ToolProcess.shell(#""$tool" replay - </dev/null"#)
    #expect(nothing.status == 65)
    #expect(nothing.errors.hasPrefix("<stdin>: error: the script is empty"))
    let closed = try ToolProcess.shell(#""$tool" replay - <&-"#)
    #expect(closed.status == 66)
    #expect(closed.errors == "<stdin>: error: cannot be read: Bad file descriptor\n")
    let folder = try TemporaryFolder()
    let dash = try ToolProcess.shell(
      #"cd "$1" && echo back >./- && "$tool" replay ./- </dev/null"#, folder.path)
    #expect(dash.status == 0)
  }

  @Test func `reads a script from a pipe that has a path`() throws {
    let folder = try TemporaryFolder()
    let line = #"mkfifo "$1"/p && { echo back >"$1"/p & } && "$tool" replay "$1"/p"#
    let run = try ToolProcess.shell(line, folder.path)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("passed: 1 step, 0 expectations, 0.000s\n"))
  }

  @Test func `gives the same transcript with CR LF and a byte order mark`() throws {
    let folder = try TemporaryFolder()
    let name = "followers-and-back"
    let script = try Examples.read(name + ".taps")
    let path = try folder.write(
      "\u{FEFF}" + script.replacing("\n", with: "\r\n"), to: "windows.taps")
    let run = try ToolProcess.shell(#""$tool" replay "$1""#, path)
    #expect(run.output == (try Examples.read(name + ".transcript")))
    #expect(run.status == 0)
  }

  @Test func `writes what it has when it is interrupted`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.write("tap header.posts x1000000\n", to: "long.taps")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(ToolProcess.executable))
    process.arguments = ["replay", script]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    // It is at work when the first piece of output is there.
    var output = pipe.fileHandleForReading.availableData
    process.interrupt()
    output += try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.hasPrefix("   0.000s    1    tap header.posts x1000000\n"))
    #expect(text.hasSuffix("\ninterrupted: 1 step, 0 expectations, 0.000s\n"))
  }
}
