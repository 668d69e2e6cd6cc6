import Foundation
import Testing

@testable import profile_sim

/// The shells themselves complete lines; those that are not installed are left out.
@Suite(.timeLimit(.minutes(2))) struct CompletionScriptTests {
  private static func isInstalled(_ shell: String) -> Bool {
    let run = try? ToolProcess.shell("command -v \(shell)")
    return run?.status == 0
  }

  /// Writes the script for a shell, and files to complete.
  private func folder(_ shell: Shell) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(CompletionScript(screens: ["cover", "page"]).text(for: shell), to: "script")
    try folder.write("", to: "some-file.taps")
    return folder
  }

  static let lines: [([String], [String])] = [
    (["repl"], ["replay"]), (["re"], ["record", "replay", "report"]), (["c"], ["check"]),
    (["--v"], ["--version"]),
    (["--generate-completion-script", ""], ["bash", "fish", "zsh"]),
    (["replay", "--sh"], ["--shard"]), (["replay", "--format", "j"], ["json", "junit"]),
    (["replay", "some"], ["some-file.taps"]), (["replay", "--output", "some"], ["some-file.taps"]),
    (["replay", "--tags", "some"], []), (["format", "--in"], ["--in-place"]),
    (["elements", "p"], ["page"]), (["elements", "some"], []), (["record", "some"], []),
    (["record", "--auto"], ["--auto-wait"]), (["help", "d"], ["diff"]),
    (["elements", "--f"], []), (["nothing", "--f"], []),
  ]

  @Test(.enabled(if: isInstalled("bash")), arguments: lines)
  func `completes in bash`(_ words: [String], _ expected: [String]) throws {
    let folder = try folder(.bash)
    let line = """
      cd "$1" && shift && exec bash --norc -c '
        source ./script; COMP_WORDS=(profile-sim "$@"); COMP_CWORD=$#; _profile_sim
        ((${#COMPREPLY[@]})) && printf "%s\\n" "${COMPREPLY[@]}"; complete -p profile-sim
      ' bash \(words.map { "'\($0)'" }.joined(separator: " "))
      """
    let run = try ToolProcess.shell(line, folder.path)
    #expect(run.errors == "")
    let replies = run.output.split(separator: "\n").map(String.init)
    #expect(replies.last == "complete -F _profile_sim profile-sim")
    #expect(replies.dropLast().sorted() == expected)
  }

  @Test(.enabled(if: isInstalled("bash")))
  func `completes values behind an equals sign in bash`() throws {
    let folder = try folder(.bash)
    let line = """
      cd "$1" && exec bash --norc -c '
        source ./script; COMP_WORDS=(profile-sim replay --format = t); COMP_CWORD=4; _profile_sim
        echo "${COMPREPLY[@]}"
      '
      """
    #expect(try ToolProcess.shell(line, folder.path).output == "text tap\n")
  }

  @Test(.enabled(if: isInstalled("fish")), arguments: lines)
  func `completes in fish`(_ words: [String], _ expected: [String]) throws {
    let folder = try folder(.fish)
    let line = """
      cd "$1" && exec fish --no-config -c \
        'source ./script; complete -C "profile-sim \(words.joined(separator: " "))"'
      """
    let run = try ToolProcess.shell(line, folder.path)
    #expect(run.errors == "")
    let replies = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    // Fish knows no commands but those that there are, and offers files behind others.
    if words.first != "nothing" {
      #expect(replies.sorted() == expected)
    }
  }

  @Test(.enabled(if: isInstalled("zsh")))
  func `is loaded by zsh`() throws {
    let folder = try folder(.zsh)
    let line = """
      zsh -f -c 'autoload -U compinit; compinit -u -D; source "$1"; print $_comps[profile-sim]' \
        zsh "$1/script"
      """
    let run = try ToolProcess.shell(line, folder.path)
    #expect(run.errors == "")
    #expect(run.output == "_profile-sim\n")
  }

  @Test(arguments: Shell.allCases)
  func `names every command and option`(_ shell: Shell) {
    let run = ToolRun(["--generate-completion-script", shell.rawValue])
    #expect(run.code == .success)
    for command in CommandReference.all {
      #expect(run.output.contains(command.name))
      for name in command.options.flatMap(\.names) {
        let written = shell == .fish ? String(name.drop { $0 == "-" }) : name
        #expect(run.output.contains(written), "\(name)")
      }
    }
  }
}
