/// Makes the scripts by which shells complete command lines of the tool, from what its help shows.
struct CompletionScript {
  /// What can stand in a place.
  private enum Candidates {
    case anything
    case files
    case words([String])
  }

  /// What `elements` can list.
  let screens: [String]

  private let commands = CommandReference.all
  private let tool = ToolHelp.tool

  init(screens: [String]) {
    self.screens = screens
  }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private func operands(of command: CommandReference) -> Candidates {
    switch command.name {
    case CommandReference.elements.name: .words(screens)
    case CommandReference.help.name: .words(commands.map(\.name))
    case CommandReference.record.name, CommandReference.explore.name, CommandReference.fuzz.name:
      .anything
    default: .files
    }
  }

  private func values(of option: CommandReference.Option) -> Candidates? {
    guard let value = option.value else { return nil }
    if value == "FILE" || value == "DIR" { return .files }
    let words = value.split(separator: "|").map(String.init)
    return words.count > 1 ? .words(words) : .anything
  }

  private func options(of command: CommandReference) -> [CommandReference.Option] {
    command.options + [CommandReference.helpOption]
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  private var bash: String {
    let globals = CommandReference.globalOptions
    let first = commands.map(\.name) + globals.flatMap(\.names)
    let globalCases = globals.compactMap { option in
      values(of: option).map { bashCase("\"\(option.names[0]) \"*", $0) }
    }
    let valueCases = commands.flatMap { command in
      command.options.compactMap { option in
        values(of: option).map { candidates in
          let patterns = option.names.map { "\"\($0) \(command.name)\"" }
          return bashCase(patterns.joined(separator: " | "), candidates)
        }
      }
    }
    let commandCases = commands.map { command in
      let words = options(of: command).flatMap(\.names).joined(separator: " ")
      return "    \(command.name)) options=\(quoted(words)) ;;\n"
    }
    let operandCases = commands.map { bashCase($0.name, operands(of: $0)) }
    return """
      # Completions of \(tool) for bash: source this, or put it where bash-completion looks.
      _profile_sim_words() {
        COMPREPLY=($(compgen -W "$1" -- "$word"))
      }

      _profile_sim_files() {
        # Only bash itself can complete names that have blanks or quotes in them.
        if ! compopt -o default 2>/dev/null; then
          local IFS=$'\\n'
          COMPREPLY=($(compgen -f -- "$word"))
        fi
      }

      _profile_sim() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" options=
        # bash takes --option=value for three words.
        if [[ $word == "=" ]]; then
          word=
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          _profile_sim_words \(quoted(first.joined(separator: " ")))
          return
        fi
        case "$previous ${COMP_WORDS[1]}" in
      \((globalCases + valueCases).joined())  esac
        case "${COMP_WORDS[1]}" in
      \(commandCases.joined())    *) return ;;
        esac
        if [[ $word == -* ]]; then
          _profile_sim_words "$options"
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(operandCases.joined())  esac
      }

      complete -F _profile_sim \(tool)

      """
  }

  private func bashCase(_ pattern: String, _ candidates: Candidates) -> String {
    let action =
      switch candidates {
      case .anything: "return"
      case .files: "_profile_sim_files; return"
      case .words(let words):
        "_profile_sim_words \(quoted(words.joined(separator: " "))); return"
      }
    return "    \(pattern)) \(action) ;;\n"
  }

  private var zsh: String {
    let names = commands.map { "      \(quoted("\($0.name):\($0.summary)"))\n" }
    let cases = commands.map { command in
      let operands = zshAction(self.operands(of: command))
      let specifications =
        options(of: command).flatMap(zshSpecifications) + [quoted("*:operand:\(operands)")]
      return """
            \(command.name))
              _arguments -S \\
                \(specifications.joined(separator: " \\\n          "))
              ;;

        """
    }
    let globals = CommandReference.globalOptions.flatMap(zshSpecifications)
    return """
      #compdef \(tool)
      # Completions of \(tool) for zsh: a file named _\(tool) in a folder of $fpath.
      _\(tool)() {
        if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
          local -a commands=(
      \(names.joined())    )
          _describe command commands
          return
        fi
        if [[ $words[2] == -* ]]; then
          _arguments \\
            \(globals.joined(separator: " \\\n      "))
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
      \(cases.joined())  esac
      }

      if [[ $funcstack[1] == _\(tool) ]]; then
        _\(tool) "$@"
      else
        compdef _\(tool) \(tool)
      fi

      """
  }

  private func zshSpecifications(_ option: CommandReference.Option) -> [String] {
    let special: Set<Character> = ["[", "]", ":", "\\"]
    let summary = option.summary.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
    let others = "(\(option.names.joined(separator: " ")))"
    return option.names.map { name in
      guard let values = values(of: option) else { return quoted("\(others)\(name)[\(summary)]") }
      let long = name.hasPrefix("--") ? "=" : ""
      return quoted("\(others)\(name)\(long)[\(summary)]:value:\(zshAction(values))")
    }
  }

  private func zshAction(_ candidates: Candidates) -> String {
    switch candidates {
    case .anything: " "
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private var fish: String {
    let complete = "complete -c \(tool)"
    let first = commands.map { command in
      "\(complete) -n __profile_sim_is_first -a \(command.name) -d \(quoted(command.summary))\n"
    }
    let globals = CommandReference.globalOptions.map { option in
      "\(complete) -n __profile_sim_has_no_command \(fishOption(option))\n"
    }
    let others = commands.flatMap { command in
      let condition = "-n '__profile_sim_command \(command.name)'"
      let operands =
        switch self.operands(of: command) {
        case .anything: ""
        case .files: "\(complete) \(condition) -F\n"
        case .words(let words):
          "\(complete) \(condition) -a \(quoted(words.joined(separator: " ")))\n"
        }
      return [operands]
        + options(of: command).map { "\(complete) \(condition) \(fishOption($0))\n" }
    }
    return """
      # Completions of \(tool) for fish: \(tool).fish in a folder of $fish_complete_path.
      function __profile_sim_is_first
        test (count (commandline -opc)) -eq 1
      end

      function __profile_sim_has_no_command
        set -l words (commandline -opc)
        test (count $words) -eq 1; or string match -q -- '-*' $words[2]
      end

      function __profile_sim_command
        set -l words (commandline -opc)
        test (count $words) -ge 2; and test $words[2] = $argv[1]
      end

      \(complete) -f
      \((first + globals + others).joined())
      """
  }

  private func fishOption(_ option: CommandReference.Option) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst(1))"
    }
    let value =
      switch values(of: option) {
      case nil: ""
      case .anything: " -x"
      case .files: " -r -F"
      case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      }
    return names.joined(separator: " ") + value + " -d \(quoted(option.summary))"
  }
}
