/// What is explored, how far, and where it goes.
struct ExploreOptions: Equatable {
  enum Format: String, CaseIterable {
    case text, mermaid, dot, json
  }

  var profile: String?
  var format = Format.text
  var output: String?
  var limits = ExploreLimits()
  /// A folder for the scripts to each route change.
  var scripts: String?
}

extension ExploreOptions {
  init(_ arguments: Arguments) throws(UsageError) {
    let command = CommandReference.explore
    try arguments.requireNoOperands(of: command)
    profile = arguments.value(of: "--profile")
    format = try arguments.choice("--format", of: command) ?? .text
    output = arguments.output
    scripts = arguments.value(of: "--scripts")
    if let states = try arguments.number("--max-states", from: 1, of: command) {
      limits.states = states
    }
    if let depth = try arguments.number("--depth", from: 0, of: command) {
      limits.depth = depth
    }
  }
}
